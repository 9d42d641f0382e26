// Ways over a board: what can be reached in so many steps, how many steps it is to a square, and who sees
// whom. Steps go north, east, south or west. Whole numbers only, and one order everywhere: by distance, then
// by the square's number.
#pragma once

#include "table/board.h"

#include <bitset>
#include <vector>

namespace tankard {

/// What stands in the way.
struct Obstacles {
    std::bitset<256> walls;     ///< edges that nobody passes
    std::bitset<256> screens;   ///< edges that nobody sees through
    std::bitset<256> solid;     ///< terrain that nobody enters or sees through
    std::vector<int> closed{};  ///< squares that nobody enters
};

/// All squares within a distance, without the one where it begins.
std::vector<int> reach(const Board& board, int from, int distance, const Obstacles& obstacles);
/// The length of a shortest way; -1 if there is none.
int steps(const Board& board, int from, int to, const Obstacles& obstacles);
/// Whether the straight line between the middles of two squares crosses nothing that hides. One through a
/// corner passes if one of the two ways around it does. The same from both ends.
bool sees(const Board& board, int from, int to, const Obstacles& obstacles);

}  // namespace tankard
