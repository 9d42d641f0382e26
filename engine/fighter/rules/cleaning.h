// Phase C, clean-up: spoils, scars, special rooms, shopping and swapping (DF-40 to DF-49, DF-93 to DF-105).
#pragma once

#include "fighter/rules/rules.h"

namespace tankard::fighter {

/// What happens by itself, in the order that is best for the party (DFQ-15); owners say which ability a scar
/// covers. After the boss: victory and score.
void spoils_step(Rules& rules);
/// One choice of the party's: buy, heal, swap, use an item, or go on.
void clean_up_step(Rules& rules);
/// How many cards a shop shows (DF-94, DF-101).
int wares_of(const Rules& rules);

}  // namespace tankard::fighter
