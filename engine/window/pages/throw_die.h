// The die of a throw: a cube with worn edges, its shadow and its outline.
#pragma once

#include "window/pages/brush.h"
#include "window/pages/throw_sight.h"

namespace tankard::window {

constexpr Tint kIvory{250, 240, 214};
constexpr Tint kWax{34, 22, 14};

/// `light`: 0 to 1.
void add_die(Brush& brush, const ThrowSight& sight, const thrown::Pose& pose, double light);
/// On the table or the target, away from the lamp.
void add_die_shadow(Brush& brush, const ThrowSight& sight, const thrown::Pose& pose);

}  // namespace tankard::window
