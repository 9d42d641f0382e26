// What a board has besides its ground (floors.h): walls and doors on its edges and the shadows that they
// throw, rock that reaches over them, the edge of what may be chosen, and what numbers and things stand on.
#pragma once

#include "window/pages/page.h"
#include "window/paint/palette.h"
#include "window/paint/strokes.h"

namespace tankard::window {

/// A figure with one of the looks from Look::bed to Look::blot.
void fitting(Strokes& into, Strokes& soft, const Figure& shape, const Rect& box, const Palette& palette);

}  // namespace tankard::window
