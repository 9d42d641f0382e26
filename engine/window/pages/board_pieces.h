// A board as a picture: squares with their ground, what stands on the edges between them, the blocks that
// turn, and what stands on the squares, two or more side by side. Every square can be pressed (Does::square).
// The layout's cell says what ground and edges look like: see table/layout.h.
#pragma once

#include "window/pages/markers.h"

#include <utility>

namespace tankard::window {

/// How wide and high a board is whose squares have this side.
std::pair<float, float> board_size(const Board& board, float side);
/// The largest side, in whole pixels, at which a board is at most so wide.
float side_within(const Board& board, float width);
/// `number`: of the board, from 0.
Block board_block(const Ruler& ruler, const LayoutView& view, int number, const Value& cell, float side);

}  // namespace tankard::window
