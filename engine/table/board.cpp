#include "table/board.h"

#include <algorithm>
#include <utility>

namespace tankard {

int Board::neighbour(int cell, Side side) const {
    const int row = cell / columns_ + (side == Side::south ? 1 : side == Side::north ? -1 : 0);
    const int column = cell % columns_ + (side == Side::east ? 1 : side == Side::west ? -1 : 0);
    return row < 0 || row >= rows_ || column < 0 || column >= columns_ ? -1 : this->cell(row, column);
}

void Board::set_edge(int cell, Side side, std::uint8_t what) {
    at(cell).edges[static_cast<std::size_t>(side)] = what;
    if (const int other = neighbour(cell, side); other >= 0)
        at(other).edges[(static_cast<std::size_t>(side) + 2) % 4] = what;
}

void Board::turn(int row, int column, int size, int quarters) {
    for (int quarter = 0; quarter < ((quarters % 4) + 4) % 4; ++quarter) {
        const Board before = *this;
        for (int r = 0; r < size; ++r)
            for (int c = 0; c < size; ++c) {
                Square square = before.at(cell(row + r, column + c));
                std::rotate(square.edges.rbegin(), square.edges.rbegin() + 1, square.edges.rend());
                at(cell(row + c, column + size - 1 - r)) = std::move(square);
            }
    }
    // The block's rim belongs to two squares: the turned block's side of it counts.
    for (int r = row; r < row + size; ++r)
        for (int c = column; c < column + size; ++c)
            for (Side side : {Side::north, Side::east, Side::south, Side::west})
                set_edge(cell(r, c), side, at(cell(r, c)).edges[static_cast<std::size_t>(side)]);
}

}  // namespace tankard
