// A throw in perspective: table and target from the thrower's eye, what stands in the way, hand and die; and
// in a corner the same from above. From numbers to triangles: pure.
#pragma once

#include "window/pages/drawing.h"
#include "window/pages/throw_sight.h"

namespace tankard::window {

Drawing throw_picture(const ThrowSight& sight, const Rect& box);
/// Where the hand is before it pulls, as a pixel.
std::pair<float, float> hand_at(const ThrowSight& sight, const Rect& box);

}  // namespace tankard::window
