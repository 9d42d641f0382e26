// Who on a board acts or is meant: who could do something next, and who faces whom, with all who help. Pure.
#pragma once

#include "window/pages/block.h"
#include "window/pages/board_plan.h"

#include <vector>

namespace tankard::window {

/// What marks who could do something next.
void put_able(const BoardPlan& plan, Piece& board);
/// Rings round all who face each other, if they stand on what is seen.
void put_rings(const BoardPlan& plan, Piece& board);
/// Whether a ring is round whoever stands there, and another on a square beside it: then both stay within
/// their squares, and nobody stands on anybody.
bool stands_close(const BoardPlan& plan, CardId card);
/// What lies between two who face each other, while all that is far from them lies in the dark.
void add_duel(const BoardPlan& plan, Block& block);

}  // namespace tankard::window
