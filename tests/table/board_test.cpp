#include "table/board.h"

#include <doctest/doctest.h>

using namespace tankard;

TEST_CASE("DT-37 a block of five squares turns clockwise: (r, c) goes to (c, 4 - r)") {
    Board board(6, 6);
    board.at(board.cell(1, 3)).terrain = 7;
    board.set_edge(board.cell(1, 3), Side::north, 2);
    board.turn(0, 0, 5, 1);
    CHECK(board.at(board.cell(3, 3)).terrain == 7);
    CHECK(board.at(board.cell(3, 3)).edges[static_cast<int>(Side::east)] == 2);
    CHECK(board.at(board.cell(3, 4)).edges[static_cast<int>(Side::west)] == 2);
    const Board once = board;
    board.turn(0, 0, 5, 3);
    board.turn(0, 0, 5, 1);
    CHECK(board == once);
}
