#include "fighter/rules/forecast.h"

#include "fighter/rules/damage.h"

#include <algorithm>
#include <array>

namespace tankard::fighter {
namespace {

constexpr std::array kPlaces{Spot::ring1, Spot::ring2, Spot::ring3, Spot::ring4, Spot::ring5, Spot::centre};

Harm plain_harm(Rules& rules, SeatId hero) {
    const bool small = rules.monster().small && !rules.silenced();  // DF-170
    const auto first = kPlaces.begin() + (small ? 1 : 0);
    Harm harm{plain_damage(rules, hero, *first), plain_damage(rules, hero, kPlaces.back()), 0};
    const auto falls = std::find_if(first, kPlaces.end(), [&](Spot place) {
        return plain_damage(rules, hero, place) >= rules.hit_points_left();
    });
    if (falls != kPlaces.end()) harm.falls_from = value_of(*falls);
    return harm;
}

/// What certainly costs a hero so much; what else a miss does says the Monster's card.
Blow blow(const Rules& rules, SeatId hero, int costs) {
    return {.hits = costs > 0, .costs = costs, .deadly = costs >= rules.get(hero, life)};
}

Blow miss(const Rules& rules, SeatId hero) {
    const MonsterDef& monster = rules.monster();
    Blow told = blow(rules, hero, miss_damage(rules, hero));
    told.more =
        !rules.silenced() && (monster.breaks || monster.robs || monster.heals > 0 || monster.critical);
    return told;
}

bool takes_a_die(Name verb) {
    return verb == word::red || verb == word::blue || verb == word::green || verb == word::white;
}

}  // namespace

std::vector<std::optional<Odds>> forecast(Rules& rules, const Question& question) {
    const SeatId hero = question.seat;
    const bool dice = question.prompt == word::ask_die || question.prompt == word::ask_exhausted;
    const bool missed = question.prompt == word::ask_miss;
    if (hero == SeatId::none || rules.enemy() == CardId::none || !(dice || missed)) return {};
    std::vector<std::optional<Odds>> all(question.options.size());
    for (std::size_t place = 0; place < question.own(); ++place) {
        const Name verb = question.options[place].verb;
        Odds odds{.target = rules.ref(rules.enemy())};
        if (dice && takes_a_die(verb)) {
            odds.harm = plain_harm(rules, hero);
            odds.blow = miss(rules, hero);
            odds.blow->if_missed = true;
        } else if (dice && verb == word::accept_defeat) {
            odds.blow = blow(rules, hero, rules.monster().level);
        } else if (dice && verb == word::retreat) {
            odds.blow = blow(rules, hero, 1);
        } else if (missed && verb == word::stand && question.slots[2].value.as_number() > 0) {
            odds.blow = miss(rules, hero);
        } else {
            continue;
        }
        if (odds.blow && !odds.blow->hits && !odds.harm) continue;
        all[place] = odds;
    }
    return all;
}

}  // namespace tankard::fighter
