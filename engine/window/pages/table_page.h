// The table: chapter and decks at the top, what lies before everybody, the other heroes, whoever is asked
// with the hand, and at the right the question and the log. From view, size and scale to rectangles: pure.
//
// Where there is little room, less is shown in steps: cards become plates, then areas become labels that open
// at a press; the question keeps its place.
#pragma once

#include "window/pages/table_view.h"

namespace tankard::window {

Page table_page(const Ruler& ruler, const TableView& view, float width, float height);

}  // namespace tankard::window
