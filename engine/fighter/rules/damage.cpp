#include "fighter/rules/damage.h"

#include "fighter/rules/abilities.h"
#include "fighter/rules/equipment.h"

#include <algorithm>

namespace tankard::fighter {
namespace {

constexpr int kAimed = 5;  // DF-124

int sworn_bonus(const Rules& rules, const Ability& ability) {
    return ability.power == Power::sworn_enemy && ability.type == rules.monster().type ? ability.amount : 0;
}

/// What goes onto a hit: weapons, items, abilities and whatever listens.
Sum bonus_of(Rules& rules, SeatId hero, const Strike& strike) {
    const Ability& ability = strike.ability;
    Sum bonus = strike.bonus;
    bonus.add(word::part_ability, sworn_bonus(rules, ability));
    bonus.add(word::part_signal, rules.get(signal));
    if (ability.power == Power::extra_damage) bonus.add(word::part_ability, ability.amount);
    add_filter(bonus, rules, Hook::damage_change, {Ref::seat(hero), rules.ref(rules.enemy())});
    return bonus;
}

/// DF-78, DF-175, DFQ-3
int base_of(const Rules& rules, const Strike& strike) {
    if (rules.monster().hard && !rules.silenced()) return 1;
    return strike.ability.power == Power::aimed_shot ? kAimed : value_of(strike.place);
}

/// DF-128: a hit point for twice the damage. Also the last one (DFQ-13).
int fury(Rules& rules, SeatId hero) {
    Question& question = rules.door.ask(Shape::confirm, hero, word::ask_fury);
    question.say(word::monster, rules.ref(rules.enemy()))
        .say(word::total, Ref::number(rules.hit_points_left()));
    if (!rules.door.confirm(rules.table)) return 1;
    lose_life(rules, hero, 1);
    return 2;
}

/// DF-65 with what protects; the mirror gives back what was lost (DF-143, DFQ-10).
void take_damage(Rules& rules, SeatId hero) {
    const int lost = lose_life(rules, hero, miss_damage(rules, hero));
    if (lost == 0) return;
    int mirrors = 0;
    for (CardId card : rules.in(gear, hero))
        mirrors += rules.equipment(card).effect == Effect::mirror ? 1 : 0;
    if (mirrors == 0 || rules.hit_points_left() <= 0) return;
    rules.tell(word::tell_mirrored,
               {{word::hero, Ref::seat(hero)}, {word::n, Ref::number(std::int64_t{lost} * mirrors)}});
    wound(rules, lost * mirrors);
}

/// DF-169: of the thrower's choice; a seduced Monster counts (DFQ-17).
void break_equipment(Rules& rules, SeatId hero) {
    Question& question = rules.door.ask(Shape::choose_one, hero, word::ask_break);
    for (Zone zone : {gear, charmed})
        for (CardId card : rules.in(zone, hero))
            question.offer(word::lose, rules.ref(card));
    if (question.options.empty()) return;
    const Ref lost = rules.door.choose_one(rules.table).object;
    rules.tell(word::tell_broken, {{word::hero, Ref::seat(hero)}, {word::card, lost}});
    discard(rules, lost.as_card());
}

/// What the Monster makes of a miss, once the damage is dealt.
void gloat(Rules& rules, SeatId hero) {
    if (rules.silenced() || rules.hit_points_left() <= 0) return;
    const MonsterDef& monster = rules.monster();
    if (monster.breaks) break_equipment(rules, hero);
    const int before = rules.table.get(rules.enemy(), wounds);
    if (const int healed = std::min(monster.heals, before); healed > 0) {
        rules.table.set(rules.enemy(), wounds, before - healed);
        rules.tell(word::tell_monster_heals,
                   {{word::monster, rules.ref(rules.enemy())}, {word::n, Ref::number(healed)}});
    }
    if (monster.robs && rules.get(gold) > 0) {
        rules.table.add(gold, -1);
        rules.tell(word::tell_robbed, {{word::monster, rules.ref(rules.enemy())}});
    }
}

}  // namespace

void strike(Rules& rules, SeatId hero, const Strike& strike) {
    const Ability& ability = strike.ability;
    const int base = base_of(rules, strike);
    // An outright kill needs no fury.
    const int times = ability.power == Power::blind_fury && !strike.outright ? fury(rules, hero) : 1;
    Sum bonus = bonus_of(rules, hero, strike);
    int total = std::max(0, base * times + bonus.total());
    if (strike.outright) {
        rules.tell(word::tell_outright, {{word::monster, rules.ref(rules.enemy())}});
        total = std::max(total, rules.hit_points_left());  // DFQ-7
        wound(rules, total + strike.released);
    } else {
        bonus.add(word::part_released, strike.released);
        wound(rules, total + strike.released, base * times, bonus.parts());
    }
    if (ability.power == Power::divine_intervention) bless(rules, hero, total);
    notify(rules, Hook::on_hit, {Ref::seat(hero), rules.ref(rules.enemy()), std::int64_t{total}});
}

void suffer_miss(Rules& rules, SeatId hero, const Ability& ability, bool averted, int released) {
    wound(rules, sworn_bonus(rules, ability) + released);  // DFQ-2
    const bool all = rules.monster().critical && !rules.silenced();
    if (averted || miss_damage(rules, hero) == 0)
        rules.tell(word::tell_unhurt, {{word::hero, Ref::seat(hero)}});
    else
        take_damage(rules, hero);
    for (int i = 1; all && i < rules.table.seats(); ++i)
        take_damage(rules, seat_at((number_of(hero) + i) % rules.table.seats()));
    gloat(rules, hero);
    notify(rules, Hook::on_miss, {Ref::seat(hero), rules.ref(rules.enemy())});
}

int plain_damage(Rules& rules, SeatId hero, Spot place) {
    const Strike plain{.place = place};
    return std::max(0, base_of(rules, plain) + bonus_of(rules, hero, plain).total());
}

int miss_damage(const Rules& rules, SeatId hero) {
    if (rules.get(beer) == number_of(hero) + 1) return 0;
    int damage = rules.damage_now();
    for (CardId card : rules.in(gear, hero))
        if (rules.equipment(card).effect == Effect::reduce) damage -= rules.equipment(card).amount;
    return std::max(0, damage);
}

}  // namespace tankard::fighter
