// Draws a page where nobody sees it, as a picture to be written to a file.
#pragma once

#include "window/pages/drawing.h"
#include "window/pages/page.h"
#include "window/pages/type.h"

#include <string>
#include <vector>

namespace tankard::window {

/// The bytes of a PNG of the page's own size, however high it is; `drawings` are what its Look::picture show,
/// one after the other. There must be a display (screens/display.h). std::runtime_error with a sentence if it
/// cannot be drawn.
std::string png_of(const Page& page, const Type& type, const std::vector<Drawing>& drawings = {});

}  // namespace tankard::window
