// What a die on offer would do, before anybody throws it: a plain hit, and what a miss costs.
#pragma once

#include "fighter/rules/rules.h"
#include "registry/adds.h"

#include <optional>
#include <vector>

namespace tankard::fighter {

/// Of each option with which a hero takes a die (DF-33, DF-72), the damage of a hit from ring 1 to the centre
/// without weapon, item and icon (DF-77, DF-170, DF-175), from which zone's number on the enemy falls by it,
/// and what a miss costs (DF-65); of letting a miss stand, of defeat and retreat (DF-73, DF-112) what they
/// cost the hero. Nothing of all others.
std::vector<std::optional<Odds>> forecast(Rules& rules, const Question& question);

}  // namespace tankard::fighter
