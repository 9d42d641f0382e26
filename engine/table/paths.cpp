#include "table/paths.h"

#include <algorithm>
#include <cstdlib>
#include <initializer_list>
#include <limits>

namespace tankard {
namespace {

constexpr std::initializer_list<Side> kSides{Side::north, Side::east, Side::south, Side::west};

/// Goes outwards from a square, one layer of equal distance after the other; `layer(squares)` says whether to
/// go on.
template <typename Layer>
void spread(const Board& board, int from, const Obstacles& obstacles, Layer layer) {
    std::vector<bool> seen(board.squares());
    seen[static_cast<std::size_t>(from)] = true;
    for (const int square : obstacles.closed)
        seen[static_cast<std::size_t>(square)] = true;
    std::vector<int> rim{from};
    while (!rim.empty()) {
        std::vector<int> next;
        for (const int square : rim)
            for (const Side side : kSides) {
                const int other = board.neighbour(square, side);
                if (other < 0 || seen[static_cast<std::size_t>(other)] ||
                    obstacles.walls[board.edge(square, side)] || obstacles.solid[board.at(other).terrain])
                    continue;
                seen[static_cast<std::size_t>(other)] = true;
                next.push_back(other);
            }
        std::sort(next.begin(), next.end());
        if (next.empty() || !layer(next)) return;
        rim = std::move(next);
    }
}

/// Whether sight passes from a square over one of its sides into the next.
bool clear(const Board& board, int square, Side side, const Obstacles& obstacles) {
    return board.neighbour(square, side) >= 0 && !obstacles.screens[board.edge(square, side)];
}

bool transparent(const Board& board, int square, const Obstacles& obstacles) {
    return !obstacles.solid[board.at(square).terrain];
}

}  // namespace

std::vector<int> reach(const Board& board, int from, int distance, const Obstacles& obstacles) {
    std::vector<int> all;
    int gone = 0;
    if (distance > 0)
        spread(board, from, obstacles, [&](const std::vector<int>& layer) {
            all.insert(all.end(), layer.begin(), layer.end());
            return ++gone < distance;
        });
    return all;
}

int steps(const Board& board, int from, int to, const Obstacles& obstacles) {
    if (from == to) return 0;
    int gone = 0;
    bool found = false;
    spread(board, from, obstacles, [&](const std::vector<int>& layer) {
        ++gone;
        found = std::binary_search(layer.begin(), layer.end(), to);
        return !found;
    });
    return found ? gone : -1;
}

bool sees(const Board& board, int from, int to, const Obstacles& obstacles) {
    const int down = to / board.columns() - from / board.columns();
    const int right = to % board.columns() - from % board.columns();
    const Side vertical = down > 0 ? Side::south : Side::north;
    const Side horizontal = right > 0 ? Side::east : Side::west;
    const int rows = std::abs(down);
    const int columns = std::abs(right);
    int square = from;
    for (int row = 0, column = 0; row < rows || column < columns;) {
        if (square != from && !transparent(board, square, obstacles)) return false;
        // Where the line leaves this square: over its vertical side, its horizontal one, or through the
        // corner.
        const int which = (1 + 2 * column) * rows - (1 + 2 * row) * columns;
        if (which == 0) {
            const auto around = [&](Side first, Side second) {
                if (!clear(board, square, first, obstacles)) return false;
                const int middle = board.neighbour(square, first);
                return transparent(board, middle, obstacles) && clear(board, middle, second, obstacles);
            };
            if (!around(vertical, horizontal) && !around(horizontal, vertical)) return false;
            square = board.neighbour(board.neighbour(square, vertical), horizontal);
            ++row, ++column;
        } else {
            const Side side = which < 0 ? horizontal : vertical;
            if (!clear(board, square, side, obstacles)) return false;
            square = board.neighbour(square, side);
            ++(which < 0 ? column : row);
        }
    }
    return true;
}

}  // namespace tankard
