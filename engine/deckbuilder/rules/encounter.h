// Encounters: revealing adventure cards, placing Monsters (6A), the end of an encounter, the First Player
// hand-off and the steps before the next card (12, 13), the boss's entry (15).
#pragma once

#include "deckbuilder/rules/rules.h"

#include <vector>

namespace tankard::deckbuilder {

/// Puts one Monster of a kind into an area: a mini card, or the main deck's standard card if none is left
/// (6A.4). CardId::none if there is neither.
CardId place_monster(Rules& rules, Name kind, SeatId area);
/// The same for any area, the boss's too; tells nothing.
CardId place_monster_in(Rules& rules, Name kind, ZoneId area);

/// 6A.3: one at a time, kind after kind, round the table from the First Player on, in front of standing
/// heroes (21.10).
void place_monsters(Rules& rules, const std::vector<Placement>& placements);

/// The hero draws the next adventure card: takes the token, and the steps of 12.10 are done. The reveal is
/// the next beat.
void draw_adventure(Rules& rules, SeatId drawer);

/// Turns the top adventure card over (13, 15): Monsters! cards are placed, events applied, the boss enters.
void reveal_adventure(Rules& rules);

/// After an attack or effect: if no enemy is left, the encounter is over and the killer leads (12.1, 21.60).
void check_encounter(Rules& rules, SeatId killer);

/// Whether this was the last adventure card: the hand-off ends with the adventure (21.47, 21.48).
bool last_hand_off(const Rules& rules);

/// The four steps of 12.10, and the faced card to its discard pile (12.11).
void clear_encounter(Rules& rules);

/// 13.2, 21.58: the faced cards go back into the adventure deck, the boss under it.
void reshuffle_adventures(Rules& rules);

}  // namespace tankard::deckbuilder
