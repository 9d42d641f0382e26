// The ground of a board's squares and what the layout draws on it, and the slabs of blocks of which nothing
// is known. Pure.
#pragma once

#include "window/pages/board_plan.h"

#include <cstdint>

namespace tankard::window {

/// Like its neighbours, and never the same as one of them.
std::uint8_t grain_of(int cell);
/// A square's ground, unless a slab lies there; where nothing stands, also what is drawn there and what it
/// costs.
void put_ground(const BoardPlan& plan, Piece& board, int cell);
/// A block of which nothing is known is one slab, with one drawing.
void put_slab(const BoardPlan& plan, Piece& board, const scene::Frame& block);
/// Sentences call a block by its number, in the order of the layout: where there are several it stands in
/// large over the drawing.
void put_slab_number(const BoardPlan& plan, Piece& board, const scene::Frame& block);

}  // namespace tankard::window
