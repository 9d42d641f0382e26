// Damage to heroes (6B.5 to 6B.12), healing, falling and rising (21.13 to 21.15, 21.65).
#pragma once

#include "deckbuilder/rules/rules.h"

namespace tankard::deckbuilder {

struct Blow {
    int amount = 0;
    bool heavy = false;  ///< the surplus passes Defence cards (6B.8)
    bool mind = false;   ///< what gets through takes intelligence instead of life (19A)
    Element element = Element::none;
};

/// A blow falls on a hero: Defence cards from the weakest, then reduction, armour, life. Returns what got
/// through.
int hit_hero(Rules& rules, SeatId victim, Blow blow);

/// What of damage gets through a Monster's own protection: immunity, resistance and armour (19A, 21.22). A
/// resistance below 0 is a weakness and adds; an immune Monster has none.
int past_protection(const Rules& rules, CardId monster, int amount, Element element);

/// An attack's die and modifier, told as `key`: `who` rolls, with or at `what`. Returns the damage, 0 or
/// more.
int roll_damage(Rules& rules, Name key, const Slot& who, const Slot& what, const Sum& modifier);

/// Life is lost without any defence. At 0 the hero falls.
void lose_life(Rules& rules, SeatId seat, int amount);

/// Heals, never above the maximum; returns how much.
int heal(Rules& rules, SeatId seat, int amount);

/// The hero is down: hand and played cards are discarded, the token passes on (21.13); the chapter is lost if
/// nobody stands.
void fall(Rules& rules, SeatId seat);

/// A fallen hero stands again with that life; draws a fresh hand (21.15). `by`: the card whose doing it is,
/// if any.
void rise(Rules& rules, SeatId seat, int new_life, Ref by = {});

/// A scar: 5 off the maximum for good; the third retires the hero (21.65).
void give_scar(Rules& rules, SeatId seat);

}  // namespace tankard::deckbuilder
