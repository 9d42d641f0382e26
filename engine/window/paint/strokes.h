// The strokes of which the painter's woodcuts are made, as quads of vertices, four each.
#pragma once

#include "window/pages/page.h"

#include <vector>

#include <SFML/Graphics.hpp>

namespace tankard::window {

using Strokes = std::vector<sf::Vertex>;

/// Between two colours: `share` 0 is the first one, 1 the other.
sf::Color mixed(sf::Color one, sf::Color other, float share);

void quad(Strokes& into, const Rect& box, sf::Color top, sf::Color bottom);
void quad(Strokes& into, const Rect& box, sf::Color colour);
/// Inside the box, so many pixels wide.
void border(Strokes& into, const Rect& box, float thick, sf::Color colour);
/// Little squares cut out of the corners, as of a ticket.
void corners(Strokes& into, const Rect& box, float side, sf::Color colour);
/// Only where it is seen: what is blended is dear without a graphics card.
void shadow(Strokes& into, const Rect& box);
/// Slanting strokes that grow thinner downwards: a woodcut's shading.
void hatch(Strokes& into, const Rect& box, sf::Color colour);
/// Slanting strokes all over a box, each as long as it likes: ground that nobody has dug.
void shade(Strokes& into, const Rect& box, sf::Color colour);
/// A marker's form that fills a share (0 to 1) of the box.
void fill(Strokes& into, const Rect& box, Form form, float share, sf::Color colour);
/// Studs along an edge, and the beam that holds them.
void grate(Strokes& into, const Rect& box, sf::Color dark, sf::Color light);

}  // namespace tankard::window
