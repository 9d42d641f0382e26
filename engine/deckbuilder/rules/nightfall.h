// Nightfall (21.55): a house rule by which every encounter ends. After 8 full rounds every Monster attacks
// with +1 more each round; from round 16 each hero loses (round - 15) life at the start of the turn.
// Announced one round ahead.
#pragma once

#include "deckbuilder/rules/rules.h"

namespace tankard::deckbuilder {

inline constexpr int kNightfallRound = 8;
inline constexpr int kDarkRound = 16;

/// What nightfall adds to a Monster's attack in this round.
int nightfall_bonus(const Rules& rules);
/// At the start of a hero's turn: the dark takes its life.
void nightfall_toll(Rules& rules, SeatId seat);
/// When a round begins: says what is coming.
void nightfall_announce(Rules& rules);

}  // namespace tankard::deckbuilder
