#include "table/board.h"

#include "table/paths.h"
#include "table/random.h"

#include <vector>

#include <doctest/doctest.h>

using namespace tankard;

TEST_CASE("DT-37 a block of five squares turns clockwise: (r, c) goes to (c, 4 - r)") {
    Board board(6, 6);
    board.at(board.cell(1, 3)).terrain = 7;
    board.set_edge(board.cell(1, 3), Side::north, 2);
    board.turn(0, 0, 5, 1);
    CHECK(board.at(board.cell(3, 3)).terrain == 7);
    CHECK(board.at(board.cell(3, 3)).edges[static_cast<int>(Side::east)] == 2);
    CHECK(board.edge(board.cell(3, 4), Side::west) == 2);
    const Board once = board;
    board.turn(0, 0, 5, 3);
    board.turn(0, 0, 5, 1);
    CHECK(board == once);
}

TEST_CASE("DT-36 a block that turns takes its own walls along and leaves the neighbour's") {
    Board board(2, 4);
    board.at(board.cell(0, 1)).edges[static_cast<int>(Side::east)] = 1;  // the block's
    board.at(board.cell(0, 2)).edges[static_cast<int>(Side::west)] = 2;  // the neighbour's
    CHECK(board.edge(board.cell(0, 1), Side::east) == 1);
    CHECK(board.edge(board.cell(0, 2), Side::west) == 1);  // of two the first kind
    board.turn(0, 0, 2, 1);
    CHECK(board.edge(board.cell(1, 1), Side::south) == 1);
    CHECK(board.edge(board.cell(0, 1), Side::east) == 2);
    CHECK(board.edge(board.cell(0, 2), Side::west) == 2);
}

TEST_CASE("what stands on an edge is changed whoever carries it, and is open when nobody does") {
    Board board(1, 2);
    board.set_edge(0, Side::east, 1);
    CHECK(board.edge(1, Side::west) == 1);
    board.set_edge(1, Side::west, 3);
    CHECK(board.edge(0, Side::east) == 3);
    CHECK(board.at(1).edges[static_cast<int>(Side::west)] == 0);
    board.at(1).edges[static_cast<int>(Side::west)] = 2;
    board.set_edge(0, Side::east, 0);
    CHECK(board.edge(0, Side::east) == 0);
    CHECK(board.edge(1, Side::west) == 0);
}

TEST_CASE("reach: all squares within a distance, around walls and rock, by distance and number") {
    Board board(3, 3);
    Obstacles obstacles;
    obstacles.walls.set(1);
    obstacles.screens.set(1);
    obstacles.solid.set(4);
    board.set_edge(4, Side::north, 1);
    board.at(5).terrain = 4;
    CHECK(reach(board, 4, 1, obstacles) == std::vector<int>{3, 7});
    CHECK(reach(board, 4, 2, obstacles) == std::vector<int>{3, 7, 0, 6, 8});
    CHECK(reach(board, 4, 9, obstacles) == std::vector<int>{3, 7, 0, 6, 8, 1, 2});
    CHECK(reach(board, 4, 0, obstacles).empty());
    obstacles.closed = {3};
    CHECK(reach(board, 4, 9, obstacles) == std::vector<int>{7, 6, 8});
    CHECK(steps(board, 4, 8, obstacles) == 2);
    CHECK(steps(board, 4, 1, obstacles) == -1);
    CHECK(steps(board, 4, 4, obstacles) == 0);
}

TEST_CASE(
    "a line of sight crosses no wall and no rock, passes a corner that is open on one way, both ways alike") {
    Obstacles obstacles;
    obstacles.screens.set(1);
    obstacles.solid.set(4);
    Board board(3, 3);
    CHECK(sees(board, 0, 8, obstacles));
    board.set_edge(0, Side::east, 1);
    CHECK(sees(board, 0, 4, obstacles));  // around by the south
    board.set_edge(0, Side::south, 1);
    CHECK_FALSE(sees(board, 0, 4, obstacles));
    CHECK_FALSE(sees(board, 0, 1, obstacles));
    CHECK(sees(board, 2, 8, obstacles));
    board.at(5).terrain = 4;
    CHECK_FALSE(sees(board, 2, 8, obstacles));
    CHECK(sees(board, 2, 5, obstacles));  // into it, not through
    Stream chance(5, 5);
    for (int game = 0; game < 300; ++game) {
        Board any(5, 7);
        for (int cell = 0; cell < 35; ++cell) {
            if (chance.below(6) == 0) any.at(cell).terrain = 4;
            for (std::uint8_t& edge : any.at(cell).edges)
                edge = chance.below(5) == 0 ? 1 : 0;
        }
        for (int one = 0; one < 35; ++one)
            for (int other = 0; other < one; ++other)
                REQUIRE(sees(any, one, other, obstacles) == sees(any, other, one, obstacles));
    }
}
