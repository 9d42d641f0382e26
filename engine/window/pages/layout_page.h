// Any rule set's table from view and layout: zones as cards, lines or labels, counters as badges, tracks,
// pictures and boards, in the rows and columns of the format of table/layout.h. It knows no rule. Pure.
//
// Where there is little room, less is shown in steps: cards become plates, plates names, names labels that
// open at a press; squares take what room is left. A mistake in a layout is drawn where it stands, as
// "? word".
#pragma once

#include "window/pages/layout_names.h"
#include "window/pages/pieces.h"

namespace tankard::window {

/// Adds the layout's rows to a page, within `box`.
void add_layout(const Ruler& ruler, const LayoutView& view, const Rect& box, Page& page);
/// A whole page of it, under the dark band with its title.
Page layout_page(const Ruler& ruler, const LayoutView& view, float width, float height);

}  // namespace tankard::window
