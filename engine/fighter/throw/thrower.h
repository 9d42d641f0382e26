// A thrower in integers: how companions throw. A table of odds by skill, not physics: the chance that a plain
// throw hits, where it then lies, why it misses else, and how much rarer hits are with each special throw.
// The figures are those of a simple model; they are to be fitted to real or simulated throws, and nothing but
// this file's table changes then.
#pragma once

#include "fighter/throw/record.h"
#include "table/random.h"

#include <span>

namespace tankard::fighter {

enum class Skill : std::uint8_t { clumsy, steady, deft };

/// One demand of a throw beyond the plain one.
struct Demand {
    std::uint32_t bit = 0;  ///< Record::performed
    int bounces = 1;        ///< more than 1: it is a matter of bounces alone
    int odds = 1000;        ///< of 1000 throws so many succeed in this respect
};

/// Of 1000 throws so many succeed at a special throw that is this hard: 0 mild, 1 medium, 2 brutal.
int odds_of_hardness(int hardness);
/// Of 1000 plain throws so many hit.
int plain_odds(Skill skill);
/// What a hit is worth on average, in thousandths.
int plain_worth(Skill skill);

/// One throw. The icon is up on `icons` of a die's six faces (DF-3).
Record throw_die(Skill skill, std::span<const Demand> demands, int icons, Stream& chance);

}  // namespace tankard::fighter
