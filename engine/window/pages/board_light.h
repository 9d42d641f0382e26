// What of a board lies in the dark: what a watcher does not see, and what nothing is asked about. Pixels;
// pure.
#pragma once

#include "window/pages/block.h"
#include "window/pages/board_plan.h"

#include <vector>

namespace tankard::window {

/// What the watcher does not see.
void put_shades(const BoardPlan& plan, Piece& board);
/// All but the least rectangle that holds what is lit and so many pixels about it; nothing if that is not
/// seen.
void add_night(const BoardPlan& plan, Block& block, const std::vector<Rect>& lit, float about);
/// On somebody's own board the one thing that is asked about stands in the light.
void add_spotlight(const BoardPlan& plan, Block& block);

}  // namespace tankard::window
