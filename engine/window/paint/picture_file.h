// Draws a page where nobody sees it, into a picture file.
#pragma once

#include "window/pages/page.h"
#include "window/pages/type.h"

#include <string>

namespace tankard::window {

/// The page as a PNG of its own size, however high it is. There must be a display (screens/display.h).
/// std::runtime_error with a sentence if it cannot be drawn or written.
void save_picture(const Page& page, const Type& type, const std::string& path);

}  // namespace tankard::window
