// The squares and blocks of a board that may be chosen: the golden edges round them, where they are pressed,
// and the way to one that is pointed at. Pure.
#pragma once

#include "window/pages/block.h"
#include "window/pages/board_plan.h"

namespace tankard::window {

/// Golden edges inside walls and doors; round a block of which nothing is known, if one of its squares may be
/// chosen: all of it stands for that square.
void put_choices(const BoardPlan& plan, Piece& board);
/// A broad band from middle to middle, so that what stands on the squares can be read on it.
void put_way(const BoardPlan& plan, Piece& board);
/// Every square can be pressed.
void add_spot(const BoardPlan& plan, Block& block, int cell);
/// A block that stands for one of its squares is pressed wherever it is.
void add_spot(const BoardPlan& plan, Block& block, const scene::Frame& closed);

}  // namespace tankard::window
