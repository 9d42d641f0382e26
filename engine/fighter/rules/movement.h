// Where the party goes, and whom it meets there (DF-24 to DF-33, DF-106).
#pragma once

#include "fighter/rules/rules.h"

namespace tankard::fighter {

/// DF-23: the party says who leads; that hero goes first.
void leader_step(Rules& rules);
/// A turn's movement, and the encounter up to the first throw.
void move_step(Rules& rules);
/// DF-31: how many Monsters of a level can still come.
int waiting(const Rules& rules, int level);
/// DF-31, DF-32: the next Monster, of this level or a higher one. False if none is left (DFQ-16).
bool meet_monster(Rules& rules, int least_level);
/// DF-33, DF-34: a combat begins: base dice, tokens and whose throw it is.
void begin_combat(Rules& rules);

}  // namespace tankard::fighter
