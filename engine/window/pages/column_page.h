// A sheet of paper with a title, rows in columns of equal width, and buttons below. Pure.
#pragma once

#include "window/pages/dialog.h"

#include <functional>
#include <string>
#include <vector>

namespace tankard::window {

struct ColumnSheet {
    std::string title;
    std::function<std::vector<Piece>(float wide)> rows;  ///< never empty; each of that width
    std::vector<Entry> foot;
};

/// In two columns where there is room. What has no room is reached from `scroll` on, by rows (Page::hidden:
/// how many). Spots: Does::pick with the number of an entry of the foot.
Page column_page(const Ruler& ruler, const ColumnSheet& sheet, int scroll, float width, float height);

}  // namespace tankard::window
