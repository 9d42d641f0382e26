// Numbered places as the star of the stage: a large tile for each zone, with its picture, in large what the
// next of its places costs and gives, and in a line who stands there. Where a card of who is asked leads
// there, a press on the tile is a press on that card. Pure.
#pragma once

#include "window/pages/places.h"

#include <vector>

namespace tankard::window {

struct PlaceTiles {
    Block block;
    float type = 0;  ///< how well they are read: how large their letters are, of the usual ones; 0: they do
                     ///< not fit
};

/// In rows, all of one size and in type as large as they fit, with pictures or without.
PlaceTiles place_tiles(const Setting& setting, const std::vector<const scene::Zone*>& zones, bool pictured,
                       float w, float h);

}  // namespace tankard::window
