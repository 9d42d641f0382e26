// What a layout says to be drawn in definitions, such as a room's squares and walls, can be read.
#pragma once

#include "play/content/library.h"
#include "workshop/finding.h"

namespace tankard::workshop {

void check_plans(const play::Library& library, Findings& findings);

}  // namespace tankard::workshop
