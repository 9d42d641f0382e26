#include "table/board.h"

#include <algorithm>
#include <utility>

namespace tankard {

int Board::neighbour(int cell, Side side) const {
    const int row = cell / columns_ + (side == Side::south ? 1 : side == Side::north ? -1 : 0);
    const int column = cell % columns_ + (side == Side::east ? 1 : side == Side::west ? -1 : 0);
    return row < 0 || row >= rows_ || column < 0 || column >= columns_ ? -1 : this->cell(row, column);
}

std::uint8_t Board::edge(int cell, Side side) const {
    const auto place = static_cast<std::size_t>(side);
    const std::uint8_t own = at(cell).edges[place];
    const int other = neighbour(cell, side);
    const std::uint8_t theirs = other < 0 ? 0 : at(other).edges[(place + 2) % 4];
    return own == 0 || theirs == 0 ? std::max(own, theirs) : std::min(own, theirs);
}

void Board::set_edge(int cell, Side side, std::uint8_t what) {
    const auto place = static_cast<std::size_t>(side);
    std::uint8_t& own = at(cell).edges[place];
    const int other = neighbour(cell, side);
    if (other >= 0)
        if (std::uint8_t& theirs = at(other).edges[(place + 2) % 4]; theirs != 0 && (own == 0 || what == 0)) {
            theirs = what;
            if (what != 0) return;
        }
    own = what;
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
}

std::string square_name(const Board& board, int cell) {
    constexpr int kLetters = 26;
    const int column = cell % board.columns();
    std::string name;
    if (column >= kLetters) name += static_cast<char>('a' + column / kLetters - 1);
    name += static_cast<char>('a' + column % kLetters);
    return name + std::to_string(cell / board.columns() + 1);
}

}  // namespace tankard
