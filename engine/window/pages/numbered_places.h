// Zones with numbered places and their first cards, one each: whose figure is where is told by form and
// letter.
#pragma once

#include "window/pages/places.h"

#include <cstddef>
#include <vector>

namespace tankard::window {

/// A card on a numbered place: somebody's with their form and letter.
Piece figure_on_place(const Setting& setting, const Ruler& ruler, const scene::Card& card, float side);
/// On which place a zone's card lies, from 0; `card`: its number among the zone's cards.
std::size_t place_of(const scene::Zone& zone, std::size_t card);
bool is_taken(const scene::Zone& zone, std::size_t place);
/// How many there are: more than the layout says if more cards lie there.
std::size_t places_of(const scene::Zone& zone);

/// All of them in a strip of that width, in as few rows as have room: a zone's sign, its places, and its
/// name if there is room for all names; else the names are hints.
Block places_strip(const Setting& setting, const Ruler& ruler, const std::vector<const scene::Zone*>& zones,
                   float w);
/// In a line: the zone's name, and whose figures lie there.
Block places_label(const Setting& setting, const Ruler& ruler, const scene::Zone& zone);

}  // namespace tankard::window
