// A card as a card, upright: picture, name, numbers, and its rule if there is room for all of it. Pixels;
// pure.
#pragma once

#include "window/pages/card_anatomy.h"

namespace tankard::window {

/// Where another lies over it only its first `seen` pixels are seen, 0: all; its words stand there. `common`:
/// what it has in common with those beside it.
Piece whole_card(const Ruler& ruler, const scene::Card& card, float w, float h, float seen = 0,
                 const Anatomy& common = {});
/// How high such a card is that shows all its words and a small picture.
float card_height(const Ruler& ruler, const scene::Face& face, float w, float seen = 0);

}  // namespace tankard::window
