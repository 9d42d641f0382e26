// Somebody comes in, or falls: a stage set as large as the window, and a banner with who it is. Pure.
#pragma once

#include "scene/scene.h"
#include "window/pages/pieces.h"

namespace tankard::window {

/// Where the banner is; the stage set draws it (stage_set.h).
Rect entrance_ribbon(const Ruler& ruler, const scene::Entrance& entrance, float width, float height);
/// All of it is Look::picture, and pressed anywhere it is over (Does::pick 0).
Page entrance_page(const Ruler& ruler, const scene::Entrance& entrance, float width, float height);

}  // namespace tankard::window
