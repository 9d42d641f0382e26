// Who a split page is about: on a bench above both parts, or on a stage at the foot of its side. Pure.
#pragma once

#include "window/pages/split.h"

namespace tankard::window {

/// Who sits at the table, if there is room for that above the rest; returns where that begins.
float add_bench(const Ruler& ruler, const Split& split, const Rect& inside, Page& page);

/// What one of them is called, on a plate at the foot of `box`. Who it is shows the picture.
Piece seated(const Ruler& ruler, const SplitFigure& one, const Rect& box);

/// How much of a bench's picture its names need at the foot.
float bench_foot(const Ruler& ruler);

/// A stage at the foot of what is free, on it who the page is about, each above its name.
void add_cast(const Ruler& ruler, const SplitSide& side, const Rect& room, Page& page);

}  // namespace tankard::window
