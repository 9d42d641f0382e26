// A rule set's layout.lua names zones, counters, boards and terrains: those that there are. What the table
// shows of them has words.
#pragma once

#include "play/content/library.h"
#include "workshop/finding.h"

namespace tankard::workshop {

void check_layout(const play::Library& library, Findings& findings);

}  // namespace tankard::workshop
