// Dice, as an engraver cuts them: three faces in a dark outline.
#pragma once

#include "window/pages/page.h"
#include "window/paint/palette.h"
#include "window/paint/strokes.h"

namespace tankard::window {

/// Of bone with red pips, or of its pigment (Figure::stones) with pale ones; the less its share, the less
/// light falls on it. What it throws lies beside its box, at the lower right.
void die(Strokes& into, const Figure& shape, const Rect& box, const Palette& palette);

}  // namespace tankard::window
