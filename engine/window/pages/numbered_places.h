// Zones with numbered places and their first cards, one each: whose figure is where is told by form and
// letter.
#pragma once

#include "window/pages/places.h"

#include <vector>

namespace tankard::window {

/// All of them in a strip of that width, in as few rows as have room: a zone's sign, its places, and its
/// name if there is room for all names; else the names are hints.
Block places_strip(const Setting& setting, const Ruler& ruler, const std::vector<const scene::Zone*>& zones,
                   float w);
/// In a line: the zone's name, and whose figures lie there.
Block places_label(const Setting& setting, const Ruler& ruler, const scene::Zone& zone);

}  // namespace tankard::window
