// A hero's turn (section 5): its start in the order of 21.51, its end, and whose turn comes next - in an
// encounter clockwise, in the hand-off as section 12 says.
#pragma once

#include "deckbuilder/rules/rules.h"

namespace tankard::deckbuilder {

/// Purse, intelligence and the counts of this turn begin anew. Armour is full again; what was gained beyond
/// that stays until the attacks with which the turn starts are over (start_turn), and stops damage first.
void reset_turn(Rules& rules, SeatId seat);
/// The start of the active hero's turn, down to regeneration (5.2, 21.51).
void start_turn(Rules& rules);
/// An adventure card was drawn in this turn: what it does at once (6A.5, 21.8), then the turn goes on.
void after_reveal_step(Rules& rules);
/// What life the active hero would lose if the turn ended now, as content says (Hook::turn_end_loss).
Sum turn_end_loss(Rules& rules, SeatId seat);
/// The end of the active hero's turn: that loss, Charge, discards, a fresh hand, and the next hero.
void end_turn(Rules& rules);

/// Cards in hand and played go to the discard pile.
void discard_hand(Rules& rules, SeatId seat);
/// Draws up to the hand size; the deck is made anew from the discards when it runs out (5.6, 5.7).
void refill_hand(Rules& rules, SeatId seat);
/// Draws cards into the hand; returns how many there were.
int draw_cards(Rules& rules, SeatId seat, int count);

}  // namespace tankard::deckbuilder
