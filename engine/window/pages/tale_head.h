// How a chapter ended, at the head of what is told of it. Pure.
#pragma once

#include "scene/tale.h"
#include "window/pages/block.h"

#include <vector>

namespace tankard::window {

/// The chapter's scene over the whole box, and on it a ribbon that says how it ended; in a low box, or
/// without a scene, its picture, and the same beside it. A scene is Look::picture (tale_scene.h).
std::vector<Piece> tale_head(const Ruler& ruler, const scene::Tale& tale, const Rect& box);

}  // namespace tankard::window
