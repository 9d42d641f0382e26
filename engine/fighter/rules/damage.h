// Damage to the Monster and by the Monster (DF-65 to DF-67, DF-77 to DF-80, DF-143, DF-144, DF-169 to
// DF-174).
#pragma once

#include "fighter/rules/rules.h"
#include "fighter/throw/record.h"

namespace tankard::fighter {

/// A hit, as far as the damage depends on it.
struct Strike {
    Spot place = Spot::off;
    bool outright = false;  ///< DF-61
    Ability ability;
    Sum bonus;         ///< weapons and items
    int released = 0;  ///< DF-126: besides the throw
};

/// DF-77: base × multiplier + bonuses; DF-78 says what the base is.
void strike(Rules& rules, SeatId hero, const Strike& strike);
/// DF-67, in its order.
void suffer_miss(Rules& rules, SeatId hero, const Ability& ability, bool averted, int released);
/// The damage of a hit there, without icon, weapon and item.
int plain_damage(Rules& rules, SeatId hero, Spot place);
/// What a miss would cost this hero: frog and armour taken off, nothing with a beer.
int miss_damage(const Rules& rules, SeatId hero);

}  // namespace tankard::fighter
