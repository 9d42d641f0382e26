#include "deckbuilder/rules/experience.h"

#include "deckbuilder/rules/front.h"

namespace tankard::deckbuilder {
namespace {

constexpr int kStages = 2;  // 21.30

}  // namespace

void gain_xp(Rules& rules, SeatId seat, int amount) {
    if (amount <= 0) return;
    rules.table.add(seat, xp, amount);
    rules.tell(word::tell_xp, {{word::hero, Ref::seat(seat)},
                               {word::n, Ref::number(amount)},
                               {word::total, Ref::number(rules.get(seat, xp))},
                               {word::cause, rules.cause}});
    const HeroDef& hero = rules.content.hero(rules.hero_def(seat));
    const int armour_before = rules.traits(seat).armour;
    const int reached = rules.get(seat, xp) >= hero.level3 ? 3 : rules.get(seat, xp) >= hero.level2 ? 2 : 1;
    while (rules.get(seat, level) < reached) {
        rules.table.add(seat, level, 1);
        rules.tell(word::tell_level, {{word::hero, Ref::seat(seat)},
                                      {word::n, Ref::number(rules.get(seat, level))},
                                      {word::card, Ref::definition(rules.hero_def(seat))}});
    }
    armour_changed(rules, seat, armour_before);
}

std::vector<CardId> learnable(const Rules& rules, SeatId seat) {
    if (rules.get(seat, level) < 3) return {};
    std::vector<CardId> all = rules.cards(learning, seat);
    const std::vector<CardId> fresh_ones = rules.cards(skill_supply, seat);
    all.insert(all.end(), fresh_ones.begin(), fresh_ones.end());
    return all;
}

bool may_learn(const Rules& rules, SeatId seat) {
    return rules.get(seat, level) >= 3 && !(rules.table.empty(rules.zone(learning, seat)) &&
                                            rules.table.empty(rules.zone(skill_supply, seat)));
}

void learn(Rules& rules, SeatId seat, CardId skill) {
    const int armour_before = rules.traits(seat).armour;
    rules.table.set(seat, xp, 0);
    rules.table.set(seat, level, 1);
    const bool advanced = rules.content.skill(rules.table.def(skill)).advanced;
    if (rules.table.where(skill) != rules.zone(learning, seat))
        rules.table.move(skill, rules.zone(learning, seat), Place::bottom);
    rules.table.add(skill, stage, 1);
    if (advanced && rules.table.get(skill, stage) < kStages) {
        armour_changed(rules, seat, armour_before);
        rules.tell(word::tell_stage, {{word::hero, Ref::seat(seat)},
                                      {word::card, rules.ref(skill)},
                                      {word::n, Ref::number(rules.table.get(skill, stage))}});
        return;
    }
    rules.table.move(skill, rules.zone(skills, seat), Place::bottom);
    armour_changed(rules, seat, armour_before);
    rules.tell(word::tell_learned, {{word::hero, Ref::seat(seat)}, {word::card, rules.ref(skill)}});
}

}  // namespace tankard::deckbuilder
