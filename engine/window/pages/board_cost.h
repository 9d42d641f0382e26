// What a square costs that may be chosen: a number on the bare floor, or on a plate. Pixels; pure.
#pragma once

#include "window/pages/block.h"
#include "window/pages/board_plan.h"

namespace tankard::window {

/// How much of an empty square's height the plate takes on which its cost stands; 0: there is none.
float cost_band(const BoardPlan& plan, const scene::Square& square);
/// On an empty square: a number on the bare floor, or a plate in a corner beside what is drawn there.
void put_cost(const BoardPlan& plan, Piece& board, const scene::Square& square);
/// Where somebody stands: over the corner of the figure, so that this is as large as any other. What two come
/// to who face each other lies there first.
void put_cost_over(const BoardPlan& plan, Block& block, const scene::Square& square);

}  // namespace tankard::window
