// Several equal cards on each other, or beside each other in a hand: the front one is made first, the edges
// of the others are put behind it. Pixels; pure.
#pragma once

#include "window/pages/pieces.h"

namespace tankard::window {

/// Cards, or plates: edges of the others behind it, and how many they are.
void heap(const Ruler& ruler, Piece& piece, int size);
/// The same in a hand: of the others so much is seen at its left, of each; of itself its first `seen` pixels.
void spread(const Ruler& ruler, Piece& piece, int size, float each, float seen);
/// How many of the others are seen then.
int seen_of(int size);

}  // namespace tankard::window
