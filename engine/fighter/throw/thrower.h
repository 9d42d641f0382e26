// A thrower in integers: how companions throw. A table of odds, not physics: where a throw of each skill
// ends, plain or special. Its figures (fitted.h) are those of simulated throws, counted once by `tankard
// throws --fit`; of a special throw that was never simulated, and of several at once, hits are rarer by their
// odds.
#pragma once

#include "fighter/throw/record.h"
#include "table/random.h"

#include <span>
#include <string_view>

namespace tankard::fighter {

enum class Skill : std::uint8_t { clumsy, steady, deft };

/// One demand of a throw beyond the plain one.
struct Demand {
    std::uint32_t bit = 0;  ///< Record::performed
    int bounces = 1;        ///< more than 1: it is a matter of bounces alone
    int odds = 1000;        ///< of 1000 throws so many succeed in this respect
    std::string_view id;    ///< the special throw's
};

/// Of 1000 throws so many succeed at a special throw that is this hard: 0 mild, 1 medium, 2 brutal.
int odds_of_hardness(int hardness);
/// Of 1000 plain throws so many hit.
int plain_odds(Skill skill);
/// What a hit is worth on average, in thousandths.
int plain_worth(Skill skill);
/// Of 1000 plain throws that hit, so many would hit as this special throw; nothing known: `otherwise`.
int special_odds(std::string_view id, Skill skill, int otherwise);

/// One throw. The icon is up on `icons` of a die's six faces (DF-3).
Record throw_die(Skill skill, std::span<const Demand> demands, int icons, Stream& chance);

}  // namespace tankard::fighter
