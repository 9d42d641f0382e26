// What stands and lies on a board's squares: figures, and things. Pure.
#pragma once

#include "window/pages/block.h"
#include "window/pages/board_plan.h"

namespace tankard::window {

/// All that is on a square side by side, or one figure with a few things at its corners; each can be pressed.
void add_tokens(const BoardPlan& plan, Block& block, int cell);

}  // namespace tankard::window
