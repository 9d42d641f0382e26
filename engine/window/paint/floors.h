// What boards are made of, drawn from strokes: the ground seen from above, with light from the upper left,
// and what stands on edges. The floor is the lightest there is; holes, rock and what is closed are the
// darkest. Of ground with high contrast only light, dark and outline are left.
//
// Everything is opaque but soft edges and narrow shadows: a board is large, and blending is dear without a
// graphics card.
#pragma once

#include "window/pages/page.h"
#include "window/paint/palette.h"
#include "window/paint/strokes.h"

namespace tankard::window {

/// A figure whose look is one of a board's: Look::ground to Look::blot.
void floor(Strokes& into, Strokes& soft, const Figure& shape, const Rect& box, const Palette& palette);

}  // namespace tankard::window
