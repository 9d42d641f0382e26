// The entries of a sheet as rows, not yet placed: a key, a label, what is said below it, and whom it is
// about. Pixels; pure.
#pragma once

#include "window/pages/dialog.h"

#include <cstdint>
#include <vector>

namespace tankard::window {

/// How rows are shown.
struct RowsLook {
    bool numbered = false;  ///< each that is open has its number beside it
    bool turned = false;    ///< the only one turns the page
    bool menu = false;      ///< lines of words, each told from the next by a fine line, instead of boxes
    std::uint8_t layer = 0;
};

/// One for each, `w` wide, in their order.
std::vector<Piece> entry_rows(const Ruler& ruler, const std::vector<Entry>& entries, const RowsLook& look,
                              float w);

}  // namespace tankard::window
