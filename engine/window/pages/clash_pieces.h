// What a fight came to, as it is seen on a banner: both who fought run into each other, and beside each what
// they came to. Pure.
#pragma once

#include "scene/scene.h"
#include "window/pages/block.h"

#include <cstdint>

namespace tankard::window {

/// At the origin, so wide: whose doing it is at the left. Who has more is large and in light, the other
/// leans away behind. The light fills all of `banner`. Pieces lie on `layer` and the two above it.
Block clash_block(const Ruler& ruler, const scene::Duel& duel, float w, const Rect& banner,
                  std::uint8_t layer);

}  // namespace tankard::window
