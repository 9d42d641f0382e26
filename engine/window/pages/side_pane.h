// At the right: the question with its answers, and above it what happened.
#pragma once

#include "window/pages/table_view.h"

namespace tankard::window {

/// Adds both to a page. `with_dice`: the dice just rolled lie with the log, not on the table.
void add_side_pane(const Ruler& ruler, const TableView& view, bool with_dice, const Rect& box, Page& page);

}  // namespace tankard::window
