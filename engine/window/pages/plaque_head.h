// The head of a plaque: who it is, who leads, and what is left of them. Pure.
#pragma once

#include "window/pages/plaque_sheet.h"

namespace tankard::window {

/// Where a crown begins, if there is one, and names end.
float names_end(const PlaqueSheet& sheet);
/// The name at `top`, as large as it fits, with the hero beside it or below; who goes first wears a crown at
/// the right end of the line.
void put_name(PlaqueSheet& sheet);
/// What is left of them, as a bar that can be read across a room; nothing where that is not counted.
void put_life(PlaqueSheet& sheet);

}  // namespace tankard::window
