// Dice of several colours to choose from lie on the stage, where nothing else does: each is pressed as its
// answer in the list is. Pure.
#pragma once

#include "window/pages/places.h"

namespace tankard::window {

/// As large as they have room, one below the other or side by side; none if there is none.
void add_offered_dice(const Setting& setting, const Rect& stage, Page& page);

}  // namespace tankard::window
