// The ground of boards, drawn from strokes: seen from above, with light from the upper left. The floor is the
// lightest there is; holes, rock and what is closed are the darkest. With high contrast only light, dark and
// outline are left.
//
// All of it is opaque: a board is large, and blending is dear without a graphics card.
#pragma once

#include "window/pages/page.h"
#include "window/paint/palette.h"
#include "window/paint/strokes.h"

namespace tankard::window {

/// A figure whose look is Look::ground: a square, or a closed block.
void floor(Strokes& into, const Figure& shape, const Rect& box, const Palette& palette);

}  // namespace tankard::window
