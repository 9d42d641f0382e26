// A part of a board as an author draws it, in lines of letters: squares at the odd places, what stands
// between them at the even ones. Two squares with a wall between them, in a row:
//
//     "+ + +"
//     " .|G "
//     "+ + +"
#pragma once

#include "table/value.h"

#include <cstddef>
#include <string>
#include <vector>

namespace tankard::play {

struct DrawnPlan {
    int rows = 0;
    int columns = 0;
    std::vector<std::string> lines;  ///< of letters of one byte each, 2 * columns + 1 of them

    char square(int row, int column) const { return at(2 * row + 1, 2 * column + 1); }
    /// Above a square, and at its left; of row `rows` and column `columns`: at the rim.
    char above(int row, int column) const { return at(2 * row, 2 * column + 1); }
    char left(int row, int column) const { return at(2 * row + 1, 2 * column); }

 private:
    char at(int line, int place) const {
        return lines[static_cast<std::size_t>(line)][static_cast<std::size_t>(place)];
    }
};

/// Reads it. What is wrong with it, as the rest of "the plan …"; empty: nothing is.
std::string read_plan(const Value& drawing, DrawnPlan& plan);

}  // namespace tankard::play
