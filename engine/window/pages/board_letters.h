// The letters above a board's columns and the numbers beside its rows, by which sentences call its squares.
// Pixels; pure.
#pragma once

#include "window/pages/board_plan.h"

#include <utility>

namespace tankard::window {

/// How far they move squares of that side away from the left and the upper edge; nothing where squares are
/// too small for any.
std::pair<float, float> letters_room(const Ruler& ruler, float side);
void put_letters(const BoardPlan& plan, Piece& board);

}  // namespace tankard::window
