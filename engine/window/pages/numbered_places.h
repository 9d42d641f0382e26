// A zone's numbered places with its first cards, one each: whose figure is where is told by form and letter.
#pragma once

#include "window/pages/places.h"

namespace tankard::window {

/// How wide a zone's places are at least.
float places_width(const Ruler& ruler, const scene::Zone& zone);
/// With the zone's name above them, in a tray of that width.
Block places_block(const Setting& setting, const Ruler& ruler, const scene::Zone& zone, float wide);
/// In a line: the zone's name, and whose figures lie there.
Block places_label(const Setting& setting, const Ruler& ruler, const scene::Zone& zone);

}  // namespace tankard::window
