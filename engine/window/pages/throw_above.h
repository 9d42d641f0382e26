// A throw from above, small, in a corner of the picture.
#pragma once

#include "window/pages/brush.h"
#include "window/pages/throw_sight.h"

namespace tankard::window {

void add_from_above(Brush& brush, const ThrowSight& sight);

}  // namespace tankard::window
