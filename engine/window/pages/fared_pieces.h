// How each of many came out of a deed: they stand on one ground, on each what it cost them, below each what
// is left; who fell lies there. Pure.
#pragma once

#include "scene/scene.h"
#include "window/pages/block.h"

#include <cstdint>
#include <vector>

namespace tankard::window {

/// At the origin, so wide, for at least one. Their scene is as wide as `banner`, from its upper edge on, with
/// darkness down to the origin, where a title stands. Pieces lie on `layer` and the two above it.
Block fared_block(const Ruler& ruler, const std::vector<scene::Fared>& all, float w, const Rect& banner,
                  std::uint8_t layer);

}  // namespace tankard::window
