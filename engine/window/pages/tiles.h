// Cards as tiles: where cards with all their words would be too small, a name over a picture and its numbers,
// in letters that can be read; with what they do only if there is room for all of it. Pure.
#pragma once

#include "window/pages/places.h"
#include "window/pages/stage_cards.h"

#include <optional>

namespace tankard::window {

/// A card as a tile of that size.
Piece tile(const Ruler& ruler, const scene::Card& card, float w, float h, bool ruled);
/// How high it is at least; 0: a word of its name has no room at that width.
float tile_height(const Ruler& ruler, const scene::Face& face, float w, bool ruled);

/// What lies on the stage as tiles of one size in columns, what is offered in trays of its own; nothing if
/// they do not fit. `needed`: only what is played, faced or asked about; `ruled`: with what they do.
std::optional<Block> tiles(const Setting& setting, const StageCards& cards, float w, float h, bool needed,
                           bool ruled);

}  // namespace tankard::window
