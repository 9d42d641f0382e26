// Where a board's squares, and the blocks of them, are on its picture, and which of them are seen. Pixels
// from the picture's left upper corner. A cell is a square's number: row * columns + column of the whole
// board. Pure.
#pragma once

#include "window/pages/board_offers.h"
#include "window/pages/pieces.h"
#include "window/pages/zoom.h"

#include <cstddef>
#include <string>
#include <vector>

namespace tankard::window {

struct BoardPlan {
    /// `turning`: blocks that are drawn by themselves. Ruler, board and offers outlive it.
    BoardPlan(const Ruler& ruler, const scene::Board& board, const Part& part, const Offers& offers,
              float side, std::vector<scene::Frame> turning = {});

    const Ruler& ruler;
    const scene::Board& board;
    Part part;
    const Offers& offers;
    float side;
    std::vector<scene::Frame> turning;
    float left = 0;  ///< where the squares begin
    float top = 0;
    bool recedes = false;              ///< what is not asked about stands back
    std::vector<int> cells;            ///< that are seen
    std::vector<scene::Frame> closed;  ///< blocks of which nothing is known

    /// How thick an edge is.
    float thick() const;

    const scene::Square& at(int cell) const { return board.squares[static_cast<std::size_t>(cell)]; }
    bool is_seen(int cell) const { return part.holds(cell / board.columns, cell % board.columns); }
    /// Whether a square is of this board.
    bool is_here(Ref square) const { return square && square.board() == board.squares.front().ref.board(); }
    /// The square on that side, or -1 at the board's rim.
    int neighbour(int cell, Side where) const;
    Rect place(int cell) const;
    /// All that are seen.
    Rect squares() const;
    /// What of a rectangle lies over these; its width or height is negative where nothing does.
    Rect on_board(const Rect& box) const;

    int first_of(const scene::Frame& block) const { return block.row * board.columns + block.column; }
    bool is_in(const scene::Frame& block, int cell) const;
    /// A block's squares, whether they are seen or not …
    Rect place(const scene::Frame& block) const;
    /// … and what of it is seen.
    Rect seen(const scene::Frame& block) const { return on_board(place(block)); }
    bool is_closed(int cell) const;
    /// The pigment of its block's stones; empty: plain, or of no block.
    std::string stones(int cell) const;
    bool turns(int cell) const;
};

/// How far the board's picture reaches beyond its squares: at the left and above, with letters, and then at
/// the right and below.
struct BoardMargins {
    float left = 0;
    float top = 0;
    float rim = 0;
};
BoardMargins board_margins(const Ruler& ruler, float side);

}  // namespace tankard::window
