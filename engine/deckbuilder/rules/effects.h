// Lasting effects on heroes: curses and blessings, as cards with an owner and an end.
#pragma once

#include "deckbuilder/rules/rules.h"

namespace tankard::deckbuilder {

/// Lays an effect before a hero; one that is there already begins anew. False if there is no such effect.
bool give_effect(Rules& rules, SeatId seat, DefId effect);
void end_effect(Rules& rules, SeatId seat, CardId effect);
/// One of the hero's turns is over: effects that count turns run out.
void count_effects(Rules& rules, SeatId seat);
/// The encounter is over: effects that last one encounter end.
void end_encounter_effects(Rules& rules);

}  // namespace tankard::deckbuilder
