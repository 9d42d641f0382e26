// A throw and what it does: who performs what, hit or miss, the hero's ability, damage to both sides (DF-53
// to DF-67, DF-77 to DF-86, DF-119 to DF-136, DF-168 to DF-177).
#pragma once

#include "fighter/rules/rules.h"
#include "fighter/throw/record.h"

#include <optional>

namespace tankard::fighter {

/// What a throw with these weapons has to be (DF-85).
Conditions conditions_of(const Rules& rules, Throws weapons);
/// What an ability brings this hero now, or none: covered by a scar, or it needs a hit (DF-60, DF-135).
Ability ability_of(const Rules& rules, SeatId hero, Colour colour, bool hit);
/// A hero throws a die, again if an ability says so; no colour: a bonus die, whose colour is said when it
/// lies (DF-68). Gives whether the last throw that counted was a hit.
bool attack(Rules& rules, SeatId hero, std::optional<Colour> colour);

}  // namespace tankard::fighter
