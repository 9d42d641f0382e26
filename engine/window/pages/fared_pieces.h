// How each of many came out of a deed: they stand on one ground, over each what it cost them, below each what
// is left; who fell lies there. Pure.
#pragma once

#include "scene/scene.h"
#include "window/pages/block.h"

#include <cstdint>
#include <vector>

namespace tankard::window {

/// At the origin, so wide, for at least one. Who fell lies on the layer above `layer`.
Block fared_block(const Ruler& ruler, const std::vector<scene::Fared>& all, float w, std::uint8_t layer);

}  // namespace tankard::window
