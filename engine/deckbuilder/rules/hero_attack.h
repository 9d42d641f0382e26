// The heroes' attacks (sections 7, 8, 15.4): whom, in which order, how far damage carries.
#pragma once

#include "deckbuilder/rules/rules.h"

#include <vector>

namespace tankard::deckbuilder {

/// The Monsters that a hero may attack now: those in front if there are any (7.3), else all others and the
/// boss (21.12).
std::vector<CardId> attackable(const Rules& rules, SeatId seat);

/// What an attack adds to its die, against this first target (7.2, 7.12).
Sum strike_value(Rules& rules, SeatId seat, CardId card, bool as_spell, CardId first);
/// The same of a card that is thrown (21.56).
Sum improvised_value();
/// The same of an ally, of its own and by whom it follows (19B, 19C).
Sum ally_value(const Rules& rules, SeatId owner, CardId ally);

/// A Weapon or attack Spell from the hand, or the magic side of a magic staff. Asks for the target and order,
/// rolls, deals the damage, then the card's own secondary effect. The card has been paid for and lies in
/// `played`.
void attack_with(Rules& rules, SeatId seat, CardId card, bool as_spell);

/// 21.56: a discarded card strikes one Monster with die - 3, without bonus or carry-over.
void improvised_attack(Rules& rules, SeatId seat, CardId card);

/// 19B.4: an ally strikes for its owner, as a Weapon that is not heavy: the owner names the order before the
/// roll (7.4).
void ally_strikes(Rules& rules, SeatId owner, CardId ally, CardId target);

/// Wounds a Monster by an effect: armour and immunity as for an attack of that element. Returns the damage
/// dealt.
int wound_monster(Rules& rules, SeatId by, CardId monster, int amount, Element element);

/// A Monster dies: XP to the killer (11.2), Loot if the killer wants it (9.2), and the encounter may be over
/// (12.1).
void kill_monster(Rules& rules, SeatId killer, CardId monster);

}  // namespace tankard::deckbuilder
