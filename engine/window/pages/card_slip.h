// A card as a slip of paper, where not even plates have room. Pure.
#pragma once

#include "window/pages/pieces.h"

namespace tankard::window {

/// One line of small letters: its figure, its name, how many they are, its numbers.
Piece slip(const Ruler& ruler, const scene::Card& card, int size);

}  // namespace tankard::window
