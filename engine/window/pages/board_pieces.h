// A board as a picture: squares with their ground, what stands on the edges between them, the blocks that
// turn, and what stands on the squares, two or more side by side. Letters and numbers at its edges name the
// squares. Every square can be pressed (Does::square).
#pragma once

#include "window/pages/block.h"
#include "window/pages/board_offers.h"
#include "window/pages/turning.h"
#include "window/pages/zoom.h"

#include <span>
#include <utility>

namespace tankard::window {

/// How wide and high a part of a board is whose squares have this side.
std::pair<float, float> board_size(const Ruler& ruler, const Part& part, float side);
/// Of `turnings` those that lie wholly in the part are pieces of their own.
Block board_block(const Ruler& ruler, const scene::Board& board, const Part& part, const Offers& offers,
                  float side, std::span<const Turning> turnings = {});

}  // namespace tankard::window
