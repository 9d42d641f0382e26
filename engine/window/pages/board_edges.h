// What stands on the edges between a board's squares, and the seams round the blocks that turn. Pure.
#pragma once

#include "window/pages/board_plan.h"

namespace tankard::window {

/// What stands there and does not turn.
scene::Edge edge_of(const BoardPlan& plan, int cell, Side side);
/// Each edge once: those in the north and west, and of the last row and column the others.
void put_edges(const BoardPlan& plan, Piece& board, int cell);
/// All round a square, but only what is its own: it turns with it.
void put_own_edges(const BoardPlan& plan, Piece& board, int cell);
void put_seams(const BoardPlan& plan, Piece& board);

}  // namespace tankard::window
