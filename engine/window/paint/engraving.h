// What is cut into a drawing and seen nowhere else: an engraver's shading, and what blows leave.
#pragma once

#include "window/pages/page.h"
#include "window/paint/strokes.h"

#include <span>

#include <SFML/Graphics.hpp>

namespace tankard::window {

/// Pixels from one line of shading to the next, where letters are so large: on all figures that are seen at
/// once nearly the same, as one hand has cut them; a little more on one that is very large.
float lines_apart(float em, float figure);

/// How much of a figure's flank is in deep shadow, 0 (it is so small that lines alone shade it) to 1.
float deep_shade(float em, float figure);
/// How dark that flank is, 0 to 1: a small figure's shows what it is.
float night_shade(float em, float figure);

/// Lines across a box from above at the right to below at the left, finer towards the light, which comes from
/// the left and from above, and running out in a point there; `apart` pixels from one to the next. Nothing
/// leaves the box. Not `soft`: the edges of lines are hard, for a third of the strokes. `deep`: the more, the
/// later they begin and the closer they end.
void shade(Strokes& into, const Rect& box, float apart, sf::Color colour, bool soft = true, float deep = 0);

/// A wash over the part of a box that the same light does not reach, and nothing of it where it falls.
void wash(Strokes& into, const Rect& box, sf::Color colour);

/// `strokes` as they are seen where a drawing is that is shown in `box` and lies at `from` in its texture;
/// quads that leave the box are left out.
void cut_into(Strokes& into, std::span<const sf::Vertex> strokes, const Rect& box, const sf::FloatRect& from);

}  // namespace tankard::window
