// The Monsters' side of a turn: what they do before dice are rolled, their attacks in order (6B.1 to 6B.4),
// and what they do at the end of the turn (5.10, 19A).
#pragma once

#include "deckbuilder/rules/rules.h"

namespace tankard::deckbuilder {

/// The modifier with which a Monster attacks a hero now: printed, difficulty, Charge, nightfall, effects.
Sum attack_value(Rules& rules, CardId monster, SeatId victim);

/// One Monster attacks with this value: one die; an Insane one hits every standing hero with it (21.35).
void monster_attacks(Rules& rules, CardId monster, SeatId victim, const Sum& value);

/// The Monsters in a hero's area act before the dice (6B.4), then attack from the highest value down (6B.2).
/// `turn_starts`: they regenerate first (21.52), which Monsters that were just placed do not (21.9).
void area_attacks(Rules& rules, SeatId seat, bool turn_starts);

/// The boss, in its own area, attacks the active hero after the area's Monsters (21.12).
void boss_attacks(Rules& rules, SeatId seat);

/// A hero's Defensive Monsters attack at that hero's turn, after the enemy, wherever they stand: first in the
/// area where they do (19B.4).
void allies_attack(Rules& rules, SeatId seat);

/// Charge, at the end of the attacked hero's turn; from a fallen hero's area at the end of any turn
/// (21.11, 21.34).
void monsters_charge(Rules& rules, SeatId seat);

/// A round has begun: the boss regenerates (21.52).
void boss_regenerates(Rules& rules);

}  // namespace tankard::deckbuilder
