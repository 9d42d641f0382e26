// The hand of a throw: the die in it, how far it pulls, where that would go, and a ghost that shows how to.
#pragma once

#include "window/pages/brush.h"
#include "window/pages/throw_sight.h"

#include <utility>

namespace tankard::window {

/// Where the hand is before it pulls: as far from the picture's edge as it has to pull.
std::pair<float, float> hand_pixel(const Perspective& view, const ThrowSight& sight, const Rect& box);
/// While somebody aims.
void add_hand(Brush& brush, const ThrowSight& sight);

}  // namespace tankard::window
