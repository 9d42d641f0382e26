// What blows leave on a picture: slashes through the paper, or cuts in who stands there, and, where little is
// left, blood. The same wounded thing always has the same.
#pragma once

#include "window/pages/page.h"
#include "window/paint/palette.h"
#include "window/paint/strokes.h"

#include <span>

namespace tankard::window {

/// A Look::wound in `box`; nothing of it leaves that. Blood is drawn `behind` figures, slashes over them; on
/// a disc, which is all face, at its edges.
void wounds(Strokes& behind, Strokes& into, const Figure& shape, const Rect& box, const Palette& palette);
/// The same without slashes: whoever stands there has cuts().
void blood(Strokes& behind, Strokes& into, const Figure& shape, const Rect& box);
/// Short cuts in somebody whose drawing has that box, where it has substance (Silhouettes::depths), the more
/// the less is left of them.
void cuts(Strokes& into, const Figure& shape, const Rect& box, std::span<const sf::Vector2f> depths);

}  // namespace tankard::window
