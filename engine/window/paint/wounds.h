// What blows leave on a picture: slashes through the paper and, where little is left, blood. The same wounded
// thing always has the same.
#pragma once

#include "window/pages/page.h"
#include "window/paint/palette.h"
#include "window/paint/strokes.h"

namespace tankard::window {

/// A Look::wound in `box`; nothing of it leaves that. Blood is drawn `behind` figures, slashes over them; on
/// a disc, which is all face, at its edges.
void wounds(Strokes& behind, Strokes& into, const Figure& shape, const Rect& box, const Palette& palette);

}  // namespace tankard::window
