// Experience, levels and skills (section 11).
#pragma once

#include "deckbuilder/rules/rules.h"

#include <vector>

namespace tankard::deckbuilder {

/// Adds XP; a coloured space reached or passed gives the next level at once (11.4).
void gain_xp(Rules& rules, SeatId seat, int amount);

/// Skills that a hero at level 3 could take or learn now; empty below level 3 (11.5, 11.6).
std::vector<CardId> learnable(const Rules& rules, SeatId seat);
/// Whether there are any.
bool may_learn(const Rules& rules, SeatId seat);

/// Resets XP and level for a Basic Skill or one stage toward an Advanced Skill; surplus XP are lost
/// (21.30, 21.31).
void learn(Rules& rules, SeatId seat, CardId skill);

}  // namespace tankard::deckbuilder
