// The main part of a turn (5.3): what a hero may do, the question, and doing it. One choice is one beat.
#pragma once

#include "deckbuilder/rules/rules.h"

namespace tankard::deckbuilder {

void main_menu(Rules& rules);

/// 5.5, 21.6: a Weapon must still be used before the turn may end.
bool duty_to_attack(const Rules& rules, SeatId seat);

}  // namespace tankard::deckbuilder
