// Loot (section 9): drawing it by the icons on a Monster's back, buying, taking, swapping and clearing it
// away. No rule says when it is drawn: backs wait until a player turns them over, or the fight is over and
// the one question about the rest is put.
#pragma once

#include "deckbuilder/rules/rules.h"
#include "table/sum.h"

namespace tankard::deckbuilder {

/// The market stack (or main deck) of cards from this origin.
Zone stack_of(Origin origin);

/// The Loot of a Monster that died in this area (none: the boss's) waits to be turned over.
void leave_loot(Rules& rules, CardId defeated, SeatId area);
/// How many of the fight's dead wait so.
int unturned_loot(const Rules& rules);
/// 9.2: for which of them is Loot drawn? At least for `least`; the others wait on. Asks nothing if there are
/// none.
void turn_over_loot(Rules& rules, SeatId seat, int least);

/// Draws what a Monster's back shows into an area's loot zone (9.6 to 9.8).
void drop_loot(Rules& rules, const MonsterDef& monster, ZoneId area);
/// One icon's draw; returns how many cards were laid down.
int draw_icon(Rules& rules, const LootIcon& icon, const MonsterDef* monster, ZoneId area);

/// All Loot in play, area by area, the seat's own first. `each` may move none of it.
template <typename Each>
void each_loot(const Rules& rules, SeatId seat, Each each) {
    for (SeatId other : rules.clockwise(seat))
        for (CardId card : rules.in(loot, other))
            each(card);
    for (CardId card : rules.in(boss_loot))
        each(card);
}
/// Why a hero may not touch this Loot card now (9.9), or the empty name.
Name loot_refusal(const Rules& rules, SeatId seat, CardId card);
/// What the card costs this hero.
int price_of(Rules& rules, SeatId seat, CardId card);
/// The same in parts: what is printed, and by how much it is more or less now; none if it is as printed.
Sum price_now(Rules& rules, SeatId seat, CardId card);
/// In its place, where nobody would read it (Hooks::leave_out).
void leave_out_price(Rules& rules, CardId card);

/// Pays and takes the card to the discard pile (9.9, 10.2); Food is taken to the pantry (21.26).
void buy_loot(Rules& rules, SeatId seat, CardId card);
/// 9.11: the card goes under its stack, the next one of it takes its place.
void swap_loot(Rules& rules, SeatId seat, CardId card);

/// 12.10 step 3: every Loot card in play goes to the bottom of its own deck.
void clear_loot(Rules& rules);
/// Puts a card back where it came from: under its stack, starting cards into the box.
void return_card(Rules& rules, CardId card);

}  // namespace tankard::deckbuilder
