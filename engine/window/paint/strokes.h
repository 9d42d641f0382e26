// The strokes of which the painter's woodcuts are made, as quads of vertices, four each.
#pragma once

#include "window/pages/page.h"

#include <span>
#include <vector>

#include <SFML/Graphics.hpp>

namespace tankard::window {

using Strokes = std::vector<sf::Vertex>;

/// Between two colours: `share` 0 is the first one, 1 the other.
sf::Color mixed(sf::Color one, sf::Color other, float share);

void quad(Strokes& into, const Rect& box, sf::Color top, sf::Color bottom);
void quad(Strokes& into, const Rect& box, sf::Color colour);
/// One that need not be a rectangle: clockwise, the first two corners in the one colour, the others in the
/// other.
void facet(Strokes& into, std::span<const sf::Vector2f, 4> points, sf::Color from, sf::Color to);
/// A box with round corners, and in `soft` what makes them smooth; null: whatever lies over them hides them.
void rounded(Strokes& into, Strokes* soft, const Rect& box, float radius, sf::Color top, sf::Color bottom);
/// Its edge alone, so many pixels wide.
void rim(Strokes& into, const Rect& box, float radius, float thick, sf::Color colour);
/// A disc, and in `soft` the fringe that makes its edge smooth.
void disc(Strokes& into, Strokes& soft, sf::Vector2f middle, float radius, sf::Color colour);
/// The part of a disc from the top clockwise, 0 to 1.
void sector(Strokes& into, sf::Vector2f middle, float radius, float share, sf::Color colour);
/// What a thing with round corners throws on the wood.
void cast(Strokes& into, const Rect& box, float radius);
/// Light to all sides from the middle of a box, brightest there; nothing leaves the box.
void rays(Strokes& into, const Rect& box, sf::Vector2f middle, sf::Color colour);
/// Makes strokes narrower, or broader, about an upright line.
void squeeze(Strokes& strokes, float x, float wide);
/// Turns strokes about a point.
void turn(Strokes& strokes, sf::Vector2f about, float degrees);
/// Inside the box, so many pixels wide.
void border(Strokes& into, const Rect& box, float thick, sf::Color colour);
/// Little squares cut out of the corners, as of a ticket.
void corners(Strokes& into, const Rect& box, float side, sf::Color colour);
/// Light that comes from behind a box and fades so many pixels away from it.
void halo(Strokes& into, const Rect& box, sf::Color colour, float out);
/// Mist in a colour that fills the box, so that whoever stands there is seen before anything, and at its foot
/// the round stone that they stand on, `high` above the lower edge. `lit`: warm light falls there.
void plinth(Strokes& into, const Rect& box, float high, sf::Color dye, bool lit);
/// Age on a sheet of paper between two colours: darker towards its edges, and fibres in it.
void paper(Strokes& into, const Rect& box, sf::Color top, sf::Color bottom);
/// Small metal corners that hold a picture.
void corner_mounts(Strokes& into, const Rect& box, sf::Color metal);
/// A seal of wax with a wavy edge, smooth by `soft`, and a pressed rim.
void stamp(Strokes& into, Strokes& soft, const Rect& box, sf::Color wax, bool plain);
/// Only where it is seen: what is blended is dear without a graphics card.
void shadow(Strokes& into, const Rect& box);
/// Slanting strokes that grow thinner downwards: a woodcut's shading.
void hatch(Strokes& into, const Rect& box, sf::Color colour);
/// A marker's form that fills a share (0 to 1) of the box, and in `soft` the fringe that makes its edge
/// smooth; null: none.
void fill(Strokes& into, Strokes* soft, const Rect& box, Form form, float share, sf::Color colour);

}  // namespace tankard::window
