// At the right: the question with its answers, and below it what happened last.
#pragma once

#include "window/pages/table_view.h"

namespace tankard::window {

/// Adds both to a page. The question has what room it needs; what happened has the
/// rest, at least four lines.
void add_side_pane(const Ruler& ruler, const TableView& view, const Rect& box, Page& page);

}  // namespace tankard::window
