// What stands at the lower end of a card of any shape: what somebody does, line by line, and what is said for
// its own sake. Pixels; pure.
#pragma once

#include "window/pages/pieces.h"

#include <string>
#include <vector>

namespace tankard::window {

/// What holds now is lit, what holds at another time recedes. Returns where they end.
float put_clauses(const Ruler& ruler, Piece& piece, const std::vector<scene::Clause>& all, const Rect& box);
/// Of what `put_flavour` puts, `w` wide.
float flavour_height(const Ruler& ruler, const std::string& words, float w);
/// In italics, `w` wide, with its last line above `bottom`; nothing if it needs more than the `free` height.
void put_flavour(const Ruler& ruler, Piece& piece, const std::string& words, float x, float w, float bottom,
                 float free);

}  // namespace tankard::window
