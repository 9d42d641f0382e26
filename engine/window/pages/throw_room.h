// The room of a throw: the table with its rims, the target, and what special throws put in the way.
#pragma once

#include "window/pages/brush.h"
#include "window/pages/throw_sight.h"

namespace tankard::window {

/// What lies behind everything else.
void add_room(Brush& brush, const ThrowSight& sight);
/// What stands in the way, behind the die or before it.
void add_obstacles(Brush& brush, const ThrowSight& sight, bool behind);
/// The table's near edge, for an eye that is low: from below it hides what lies on the table. It is drawn
/// before what is `nearer`, or after the rest.
void add_edge(Brush& brush, const ThrowSight& sight, bool nearer);

}  // namespace tankard::window
