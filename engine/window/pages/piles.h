// The table's piles as the dark band tells them: each with its sign, its name, and how many cards are left.
// Pure.
#pragma once

#include "window/pages/block.h"
#include "window/pages/pieces.h"

#include <vector>

namespace tankard::window {

/// What is told there, in the layout's order. It keeps its place when it is used up: nothing jumps.
std::vector<const scene::Zone*> counted(const std::vector<scene::Zone>& zones);

/// In a line `high` pixels high and at most `most` wide, in the layout's order: all with their names, else
/// all without them, else as many as have room with them; of the others how many they are, and all about them
/// where that is looked at. Each is a spot that opens it, the rest one that opens a list of all.
Block piles(const Ruler& ruler, const std::vector<scene::Zone>& zones, float high, float most);

}  // namespace tankard::window
