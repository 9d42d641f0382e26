// A card as a round token. Pure.
#pragma once

#include "window/pages/pieces.h"

namespace tankard::window {

/// Its figure in a disc of that side, in pixels, and on a plate over its lower edge what is left of it or how
/// many there are.
Piece token(const Ruler& ruler, const scene::Card& card, float side, int size = 1);

}  // namespace tankard::window
