#include "fighter/throw/thrower.h"

#include <array>

namespace tankard::fighter {
namespace {

constexpr int kWhole = 1000;

struct Odds {
    int hit;                      ///< a plain throw
    std::array<int, 6> worth;     ///< of hits: rings 1 to 5 and the centre
    std::array<int, 4> failures;  ///< of misses: no bounce, off the target, in a hole, on a bone
};

constexpr Odds kOdds[] = {
    {500, {300, 290, 200, 120, 60, 30}, {200, 600, 110, 90}},    // clumsy
    {620, {260, 270, 210, 140, 80, 40}, {150, 600, 140, 110}},   // steady
    {750, {200, 250, 230, 170, 100, 50}, {100, 550, 200, 150}},  // deft
};
constexpr bool whole() {
    for (const Odds& odds : kOdds) {
        int worth = 0;
        int failures = 0;
        for (int part : odds.worth)
            worth += part;
        for (int part : odds.failures)
            failures += part;
        if (worth != kWhole || failures != kWhole) return false;
    }
    return true;
}
static_assert(whole());

constexpr int kSpecial[] = {850, 700, 500};  ///< mild, medium, brutal

constexpr int kThirdBounce = 150;  ///< one bounce more than needed

const Odds& of(Skill skill) { return kOdds[static_cast<std::size_t>(skill)]; }

int in_thousand(Stream& chance) { return static_cast<int>(chance.below(kWhole)); }

template <std::size_t N>
std::size_t pick(const std::array<int, N>& odds, int roll) {
    std::size_t place = 0;
    while (place + 1 < N && roll >= odds[place])
        roll -= odds[place++];
    return place;
}

}  // namespace

int odds_of_hardness(int hardness) { return kSpecial[hardness]; }

int plain_odds(Skill skill) { return of(skill).hit; }

int plain_worth(Skill skill) {
    int sum = 0;
    for (std::size_t i = 0; i < of(skill).worth.size(); ++i)
        sum += of(skill).worth[i] * value_of(static_cast<Spot>(i + 1));
    return sum;
}

Record throw_die(Skill skill, std::span<const Demand> demands, int icons, Stream& chance) {
    const Odds& odds = of(skill);
    Record record;
    record.icon = static_cast<int>(chance.below(6)) < icons;
    int needed = 1;
    for (const Demand& demand : demands)
        needed = demand.bounces > needed ? demand.bounces : needed;
    record.bounces = needed;
    for (const Demand& demand : demands) {
        const bool done = in_thousand(chance) < demand.odds;
        if (done && demand.bounces <= 1) record.performed |= demand.bit;
        if (!done && demand.bounces > 1) record.bounces = 1;
    }
    if (in_thousand(chance) < kThirdBounce && record.bounces == needed) ++record.bounces;
    const int roll = in_thousand(chance);
    if (roll < odds.hit) {
        record.place = static_cast<Spot>(1 + pick(odds.worth, in_thousand(chance)));
        return record;
    }
    switch (pick(odds.failures, in_thousand(chance))) {
        case 0:
            record.bounces = 0;
            record.place = static_cast<Spot>(1 + pick(odds.worth, in_thousand(chance)));
            break;
        case 1: record.table = true; break;
        case 2:
            record.place = Spot::hole;
            record.table = true;
            break;
        default: record.place = Spot::bone; break;
    }
    return record;
}

}  // namespace tankard::fighter
