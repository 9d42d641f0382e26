// At the right: what happened last, and below it the question with its answers.
#pragma once

#include "window/pages/table_view.h"

namespace tankard::window {

/// Adds both to a page. The question has what room it needs; the lines above it are at least four.
void add_side_pane(const Ruler& ruler, const TableView& view, const Rect& box, Page& page);

}  // namespace tankard::window
