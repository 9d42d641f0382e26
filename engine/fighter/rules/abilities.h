// What an activated ability does besides damage (DF-120 to DF-136).
#pragma once

#include "fighter/rules/rules.h"

namespace tankard::fighter {

/// All that works before the throw's own effect, and on a miss too.
void activate(Rules& rules, SeatId hero, const Ability& ability);
/// What works from the next throw on: the signal (DF-130, DFQ-5).
void finish_activation(Rules& rules, const Ability& ability);
/// DF-125: so many points of healing among those who fight.
void bless(Rules& rules, SeatId hero, int points);

}  // namespace tankard::fighter
