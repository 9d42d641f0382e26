// A whole campaign on one page, as high as it needs: for a picture that is kept. Pure.
#pragma once

#include "scene/chronicle.h"
#include "window/pages/drawing.h"
#include "window/pages/page.h"
#include "window/pages/pieces.h"

#include <vector>

namespace tankard::window {

Page chronicle_page(const Ruler& ruler, const scene::Chronicle& chronicle, float width);
/// What the page's Look::picture show, one after the other.
std::vector<Drawing> chronicle_scenes(const Ruler& ruler, const scene::Chronicle& chronicle,
                                      const Page& page);

}  // namespace tankard::window
