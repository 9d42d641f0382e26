// What lies higher than a square's ground and is seen there: rock reaches over its edge, and what stands
// north or west of it throws a shadow, as the light comes from the north-west. Pure.
#pragma once

#include "window/pages/board_plan.h"

namespace tankard::window {

void put_relief(const BoardPlan& plan, Piece& board, int cell);

}  // namespace tankard::window
