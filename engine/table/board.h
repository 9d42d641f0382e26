// A board of squares: terrain on squares, walls and doors on the edges between them, and square blocks that
// turn by a quarter. Squares are numbered row by row from 0; row 0 is the far side. A square's four edges are
// north, east, south, west. What lies on the squares are cards or figures: `occupants` names them by handle.
//
// What stands on an edge belongs to the square that carries it, and turns with it: between two squares there
// may be a wall of each. The way is open if neither has one.
#pragma once

#include "table/ref.h"

#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace tankard {

class Board {
 public:
    struct Square {
        std::uint8_t terrain = 0;
        std::array<std::uint8_t, 4> edges{};  ///< what stands on each side, in the order of Side; 0 = open
        std::vector<Ref> occupants;

        template <typename Archive>
        void serialize(Archive& archive) {
            archive(terrain, edges, occupants);
        }
        friend bool operator==(const Square&, const Square&) = default;
    };

    Board() = default;
    Board(int rows, int columns)
        : rows_(rows), columns_(columns), squares_(static_cast<std::size_t>(rows * columns)) {}

    int rows() const { return rows_; }
    int columns() const { return columns_; }
    std::size_t squares() const { return squares_.size(); }
    int cell(int row, int column) const { return row * columns_ + column; }
    Square& at(int cell) { return squares_.at(static_cast<std::size_t>(cell)); }
    const Square& at(int cell) const { return squares_.at(static_cast<std::size_t>(cell)); }
    /// The square on that side, or -1 at the rim.
    int neighbour(int cell, Side side) const;
    /// What stands between a square and its neighbour, whoever carries it; of two the lesser number.
    std::uint8_t edge(int cell, Side side) const;
    /// Changes what stands there, whoever carries it; the square itself if nobody does. 0 opens the way.
    void set_edge(int cell, Side side, std::uint8_t what);
    /// Turns the block of size x size squares at (row, column) clockwise by `quarters`, with everything on
    /// it: the square (r, c) goes to (c, size - 1 - r).
    void turn(int row, int column, int size, int quarters);

    template <typename Archive>
    void serialize(Archive& archive) {
        archive(rows_, columns_, squares_);
    }
    friend bool operator==(const Board&, const Board&) = default;

 private:
    int rows_ = 0;
    int columns_ = 0;
    std::vector<Square> squares_;
};

/// What people call a square: its column's letter and its row's number, "c7". The far row is 1.
std::string square_name(const Board& board, int cell);

}  // namespace tankard
