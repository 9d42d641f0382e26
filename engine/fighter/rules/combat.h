// A hero's turn in a combat: which die, what after the base dice, and retreat (DF-33 to DF-39, DF-68 to
// DF-76, DF-108, DF-112 to DF-115).
#pragma once

#include "fighter/rules/rules.h"

namespace tankard::fighter {

/// One beat: a die is chosen and thrown, or what comes instead; then the next hero is due.
void combat_step(Rules& rules);

}  // namespace tankard::fighter
