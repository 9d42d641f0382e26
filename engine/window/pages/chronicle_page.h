// A whole campaign on one page, as high as it needs: for a picture that is kept. Pure.
#pragma once

#include "scene/chronicle.h"
#include "window/pages/page.h"
#include "window/pages/pieces.h"

namespace tankard::window {

Page chronicle_page(const Ruler& ruler, const scene::Chronicle& chronicle, float width);

}  // namespace tankard::window
