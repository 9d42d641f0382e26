// Rows of which not all have room: as many as do, a last one that leads to the rest, and round to the first
// again. Pure.
#pragma once

#include "window/pages/page.h"

#include <algorithm>
#include <cstddef>
#include <span>
#include <vector>

namespace tankard::window {

/// Which rows are shown, in their order: all if `room` has them, with `gap` for each; else as many as fit
/// from `from` on, so that a row `more` high fits behind them.
inline std::vector<std::size_t> in_turn(std::span<const Piece> rows, std::size_t from, float room, float gap,
                                        float more) {
    std::vector<std::size_t> shown;
    const auto fill = [&](std::size_t first, float left) {
        shown.clear();
        for (std::size_t i = 0; i < rows.size(); ++i) {
            const std::size_t row = (first + i) % rows.size();
            left -= rows[row].box.h + gap;
            if (left < 0) break;
            shown.push_back(row);
        }
    };
    fill(0, room);
    if (shown.size() < rows.size()) fill(from, room - more - gap);
    return shown;
}

}  // namespace tankard::window
