// The hand of a throw: the die in it, how far it pulls, where that would go, and a ghost that shows how to.
#pragma once

#include "window/pages/brush.h"
#include "window/pages/throw_sight.h"

namespace tankard::window {

/// While somebody aims.
void add_hand(Brush& brush, const ThrowSight& sight);

}  // namespace tankard::window
