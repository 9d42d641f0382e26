#include "fighter/rules/attack.h"

#include "fighter/rules/abilities.h"
#include "fighter/rules/damage.h"
#include "fighter/rules/equipment.h"

#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

namespace tankard::fighter {
namespace {

constexpr SeatCounter kCovers[] = {red_scar, blue_scar, green_scar};

/// What the hero uses of what lies before the hero.
struct Kit {
    Throws weapons = 0;
    Sum bonus;
    int released = 0;  ///< damage of seduced Monsters that were let go (DF-126)
};

/// DF-81, DF-126: said before each throw.
Kit prepare(Rules& rules, SeatId hero) {
    Kit kit;
    Question& question = rules.door.ask(Shape::choose_some, hero, word::ask_prepare);
    for (CardId card : rules.in(gear, hero))
        if (rules.equipment(card).kind == Gear::weapon) question.offer(word::wield, rules.ref(card));
    for (CardId card : rules.in(charmed, hero))
        question.offer(word::release, rules.ref(card), {},
                       rules.content.monster(rules.table.def(card)).damage);
    if (question.options.empty()) return kit;
    question.say(word::monster, rules.ref(rules.enemy()))
        .say(word::total, Ref::number(rules.hit_points_left()));
    question.least = 0;
    question.most = static_cast<std::int32_t>(question.options.size());
    for (const Option& option : rules.door.choose_some(rules.table)) {
        const CardId card = option.object.as_card();
        if (option.verb == word::release) {
            kit.released += rules.content.monster(rules.table.def(card)).damage;
            rules.tell(word::tell_released, {{word::hero, Ref::seat(hero)}, {word::monster, option.object}});
            discard(rules, card);
            continue;
        }
        kit.weapons |= rules.equipment(card).throws;
        kit.bonus.add(rules.id(card), rules.equipment(card).bonus);
    }
    return kit;
}

/// The question where the die fell: a field each, then each special throw that nothing else shows.
Record ask_throw(Rules& rules, SeatId hero, const Conditions& conditions) {
    for (;;) {
        Question& question =
            rules.door.ask(Shape::record, hero, conditions.small ? word::ask_small_throw : word::ask_throw);
        question.say(word::monster, rules.ref(rules.enemy()))
            .say(word::total, Ref::number(rules.hit_points_left()))
            .say(word::n, Ref::number(conditions.bounces));
        question.offer(word::bounces, {}, {}, most_of(Field::bounces));
        question.offer(word::place, {}, {}, most_of(Field::place));
        question.offer(word::table_contact, {}, {}, most_of(Field::table));
        question.offer(word::icon, {}, {}, most_of(Field::icon));
        for (std::size_t i = 0; i < rules.content.throws.size(); ++i)
            if ((conditions.demanded >> i & 1) != 0)
                question.offer(word::performed, Ref::definition(rules.content.throw_ids[i]), {}, 1);
        offer_interjections(rules, question, hero);
        Option used;
        std::vector<std::int32_t> values;
        if (rules.door.interjected(rules.table, used, values)) {
            use_item(rules, used);
            continue;
        }
        Record record;
        record.bounces = values[0];
        record.place = static_cast<Spot>(values[1]);
        record.table = values[2] != 0;
        record.icon = values[3] != 0;
        std::size_t next = kFields;
        for (std::size_t i = 0; i < rules.content.throws.size(); ++i)
            if ((conditions.demanded >> i & 1) != 0 && values[next++] != 0)
                record.performed |= Throws{1} << i;
        return record;
    }
}

/// DF-68: what a bonus die stands for, said when it lies. None if no colour would do anything.
std::optional<Colour> ask_colour(Rules& rules, SeatId hero, bool hit) {
    Question& question = rules.door.ask(Shape::choose_one, hero, word::ask_colour);
    const Name words[] = {word::red, word::blue, word::green};
    for (int colour = 0; colour < kColours; ++colour)
        if (ability_of(rules, hero, static_cast<Colour>(colour), hit).power != Power::none)
            question.offer(words[colour], {}, {}, colour);
    if (question.options.empty()) return std::nullopt;
    return static_cast<Colour>(rules.door.choose_one(rules.table).number);
}

/// What is decided between the die's rest and its effect.
struct Aftermath {
    bool again = false;
    bool averted = false;  ///< DF-142
    Sum bonus;             ///< DF-141
};

Aftermath decide(Rules& rules, SeatId hero, bool hit, bool outright, Power power) {
    Aftermath after;
    for (;;) {
        const bool threatened =
            !hit && !after.averted && power != Power::no_damage && miss_damage(rules, hero) > 0;
        Question& question = rules.door.ask(Shape::choose_one, hero, hit ? word::ask_hit : word::ask_miss);
        question.say(word::monster, rules.ref(rules.enemy()))
            .say(word::total, Ref::number(rules.hit_points_left()))
            .say(word::n, Ref::number(threatened ? miss_damage(rules, hero) : 0));
        question.offer(word::stand);
        if (power == Power::reroll) question.offer(word::again);
        for (CardId card : rules.in(gear, hero)) {
            const Effect effect = rules.equipment(card).effect;
            if (effect == Effect::reroll) question.offer(word::again_with, rules.ref(card));
            if (effect == Effect::extra_damage && hit && !outright)
                question.offer(word::add, rules.ref(card), {}, rules.equipment(card).amount);
            if (effect == Effect::no_damage && threatened) question.offer(word::avert, rules.ref(card));
        }
        if (threatened && miss_damage(rules, hero) >= rules.get(hero, life)) {
            offer_items(rules, question, hero);
            offer_interjections(rules, question, hero);
        }
        if (question.options.size() == 1) return after;
        Option chosen;
        std::vector<std::int32_t> values;
        if (!rules.door.interjected(rules.table, chosen, values))
            chosen = question.options[static_cast<std::size_t>(values.front())];
        if (chosen.verb == word::stand) return after;
        if (use_item(rules, chosen)) continue;
        after.again = chosen.verb == word::again || chosen.verb == word::again_with;
        if (chosen.object) {
            rules.tell(word::tell_used, {{word::hero, Ref::seat(hero)}, {word::card, chosen.object}});
            if (chosen.verb == word::add) after.bonus.add(rules.id(chosen.object.as_card()), chosen.number);
            after.averted = after.averted || chosen.verb == word::avert;
            discard(rules, chosen.object.as_card());
        }
        if (after.again) {
            rules.tell(word::tell_again, {{word::hero, Ref::seat(hero)}});
            return after;
        }
    }
}

}  // namespace

Conditions conditions_of(const Rules& rules, Throws weapons) {
    Throws all = rules.demanded() | weapons;
    Conditions conditions;
    for (std::size_t i = 0; i < rules.content.throws.size(); ++i) {
        const Throws bit = Throws{1} << i;
        if ((all & bit) == 0) continue;
        const ThrowDef& special = rules.content.throws[i];
        if (rules.table.seats() == 1 && special.alone)
            all = (all & ~bit) | rules.content.bit_of(special.alone);
    }
    for (std::size_t i = 0; i < rules.content.throws.size(); ++i) {
        const Throws bit = Throws{1} << i;
        if ((all & bit) == 0) continue;
        conditions.bounces = std::max(conditions.bounces, rules.content.throws[i].bounces);
        if (rules.content.throws[i].bounces == 1) conditions.demanded |= bit;
    }
    conditions.small = rules.monster().small && !rules.silenced();
    return conditions;
}

Ability ability_of(const Rules& rules, SeatId hero, Colour colour, bool hit) {
    const auto place = static_cast<std::size_t>(colour);
    if (rules.get(hero, kCovers[place]) != 0) return {};
    const Ability& ability = rules.hero(hero).abilities[place];
    return hit || !needs_hit(ability.power) ? ability : Ability{};
}

bool attack(Rules& rules, SeatId hero, std::optional<Colour> colour) {
    const bool bonus_die = !colour;
    bool second = false;
    int released = 0;
    for (;;) {
        const Kit kit = prepare(rules, hero);
        released += kit.released;
        const Conditions conditions = conditions_of(rules, kit.weapons);
        const Record record = ask_throw(rules, hero, conditions);
        const bool hit = hits(record, conditions);
        const bool outright = hit && record.icon && record.place == Spot::centre;
        rules.tell(hit ? word::tell_hit : word::tell_miss,
                   {{word::hero, Ref::seat(hero)}, {word::n, Ref::number(value_of(record.place))}});
        Ability ability;
        if (record.icon) {
            if (!colour) colour = ask_colour(rules, hero, hit);
            if (colour) ability = ability_of(rules, hero, *colour, hit);
            if (second && ability.power == Power::double_attack) ability = {};  // DF-119
        }
        const Aftermath after = decide(rules, hero, hit, outright, ability.power);
        if (after.again) {
            if (bonus_die && !second) colour.reset();
            continue;
        }
        activate(rules, hero, ability);
        if (hit) {
            Sum bonus = kit.bonus;
            bonus.add(after.bonus);
            strike(rules, hero, {record.place, outright, ability, std::move(bonus), released});
        } else {
            suffer_miss(rules, hero, ability, after.averted || ability.power == Power::no_damage, released);
        }
        released = 0;
        finish_activation(rules, ability);
        if (ability.power != Power::double_attack || !rules.fights(hero) || rules.hit_points_left() <= 0)
            return hit;
        rules.tell(word::tell_double, {{word::hero, Ref::seat(hero)}});
        second = true;
    }
}

}  // namespace tankard::fighter
