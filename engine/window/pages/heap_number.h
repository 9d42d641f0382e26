// How many cards lie on each other, written on the uppermost: where there is room for it, and what stands
// there makes way. Pixels; pure.
#pragma once

#include "window/pages/pieces.h"

#include <string>

namespace tankard::window {

/// On a seal in the corner of its picture, else at the right end of the band with the name, else in the
/// picture. `seen`: the first pixels of the card, over the rest of which another lies.
void number_on_card(const Ruler& ruler, Piece& piece, const std::string& words, float seen);
/// Where cards lie side by side, each `each` beside the other: over the edges of both, left of the front
/// one's name. False if that leaves no room.
bool number_on_edges(const Ruler& ruler, Piece& piece, const std::string& words, float each);

}  // namespace tankard::window
