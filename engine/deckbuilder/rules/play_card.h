// Playing cards from the hand (3.2, 3.3, 5.3, 19D, 19E): what each kind does.
#pragma once

#include "deckbuilder/rules/rules.h"

namespace tankard::deckbuilder {

/// The intelligence that a card costs when played this way; a magic staff costs only as a Spell.
int cost_of(const CardDef& card, bool as_spell);
/// Whether the card, played this way, attacks Monsters.
bool attacks_monsters(const CardDef& card, bool as_spell);
/// Whether the card can also be played as a magic attack (a magic staff).
bool has_magic_side(const CardDef& card);
/// Why a card may not be played now, or the empty name.
Name play_refusal(const Rules& rules, SeatId seat, CardId card, bool as_spell);

void play_card(Rules& rules, SeatId seat, CardId card, bool as_spell);
/// What the money in the hand is worth.
int money_in_hand(const Rules& rules, SeatId seat);
/// All money in the hand at once.
void play_money(Rules& rules, SeatId seat);
/// 21.26: Food heals a die's roll plus its value and goes back to the supply.
void eat(Rules& rules, SeatId seat, CardId food);

}  // namespace tankard::deckbuilder
