#include "deckbuilder/rules/hero_attack.h"

#include "deckbuilder/rules/damage.h"
#include "deckbuilder/rules/encounter.h"
#include "deckbuilder/rules/experience.h"
#include "deckbuilder/rules/loot.h"
#include "deckbuilder/rules/play_card.h"

#include <algorithm>
#include <cstdint>
#include <optional>

namespace tankard::deckbuilder {
namespace {

constexpr int kThrown = -3;  ///< on the die of an improvised attack

/// Why damage that a Monster does not need goes nowhere: numbers of a text.
enum class Waste { nobody_left, thrown, for_one, not_heavy, not_named };

struct Attack {
    SeatId by = SeatId::none;
    CardId card = CardId::none;
    Sum modifier;
    bool heavy = false;  ///< carries on into a second area
    Element element = Element::none;
    std::optional<Waste> stays{};  ///< it carries on to nobody, and why
};

/// What one source of traits adds to an attack with this card.
int bonus_of(const Rules& rules, const Traits& traits, const CardDef& def, bool as_spell, CardId first) {
    int sum = 0;
    if (as_spell) {
        sum += traits.spells[static_cast<std::size_t>(def.element)];
        if (def.element != Element::none) sum += traits.spells[0];
    } else {
        sum += traits.weapons + traits.family[static_cast<std::size_t>(def.family)];
    }
    for (const auto& [type, extra] : traits.against)
        if (rules.has_type(first, type)) sum += extra;
    return sum;
}

CardId choose_target(Rules& rules, SeatId seat, CardId card, const std::vector<CardId>& targets,
                     bool as_spell = false) {
    Question& question = rules.door.ask(Shape::choose_one, seat, word::ask_target);
    question.say(word::card, rules.ref(card));
    if (as_spell) question.say(word::as_spell, Ref::number(1));
    for (CardId target : targets)
        question.offer(word::attack, rules.ref(card), rules.ref(target));
    return rules.door.choose_one(rules.table).target.as_card();
}

/// The order of the Monsters of one area, named before the roll (7.4): at least so many of them.
void add_in_order(Rules& rules, SeatId seat, std::vector<CardId>& path, const std::vector<CardId>& area,
                  std::size_t least) {
    if (area.size() < 2) {
        path.insert(path.end(), area.begin(), area.end());
        return;
    }
    Question& question = rules.door.ask(Shape::choose_some, seat, word::ask_order);
    question.ordered = true;
    question.least = static_cast<int>(least);
    question.most = static_cast<int>(area.size());
    for (CardId target : area)
        question.offer(word::attack, rules.ref(target));
    for (const Option& option : rules.door.choose_some(rules.table))
        path.push_back(option.object.as_card());
}

/// The damage that an attack must do to get past these Monsters.
int toughness(const Rules& rules, const std::vector<CardId>& path) {
    int sum = 0;
    for (CardId monster : path)
        sum += rules.life_left(monster) + rules.armour_of(monster);
    return sum;
}

/// 7.4 to 7.7, 21.23: the path of the damage, as far as this attack could reach at best.
std::vector<CardId> choose_path(Rules& rules, const Attack& attack, CardId first) {
    std::vector<CardId> path{first};
    const int best = 6 + attack.modifier.total();
    if (best <= toughness(rules, path)) return path;
    const ZoneId area = rules.table.where(first);
    std::vector<CardId> rest = rules.table.list(area);
    std::erase(rest, first);
    add_in_order(rules, attack.by, path, rest, rest.size());
    if (!attack.heavy || best <= toughness(rules, path)) return path;
    std::vector<ZoneId> others;
    for (SeatId seat : rules.clockwise(attack.by))
        others.push_back(rules.zone(monsters, seat));
    others.push_back(rules.zone(boss_area));
    std::erase_if(others, [&](ZoneId zone) { return zone == area || rules.table.empty(zone); });
    if (others.empty()) return path;
    Question& question = rules.door.ask(Shape::choose_one, attack.by, word::ask_second_area);
    for (ZoneId zone : others)
        question.offer(word::choose, Ref::zone(zone));
    question.offer(word::none);
    const ZoneId second = rules.door.choose_one(rules.table).object.as_zone();
    // Any of them: whom the attacker does not name the damage spares.
    if (second != ZoneId::none) add_in_order(rules, attack.by, path, rules.table.list(second), 1);
    return path;
}

Ref number(Waste why) { return Ref::number(static_cast<int>(why)); }

Waste waste_of(const Rules& rules, const Attack& attack) {
    if (attack.stays) return *attack.stays;
    if (!rules.enemies()) return Waste::nobody_left;
    return attack.heavy ? Waste::not_named : Waste::not_heavy;
}

/// What of a Monster stops damage, as the number of a text: 1 armour, 2 resistance, 3 both, 4 immunity.
int protection(const Rules& rules, CardId monster, Element element) {
    const MonsterDef& def = rules.monster(monster);
    const auto which = static_cast<std::size_t>(element);
    if (element != Element::none && def.immune[which]) return 4;
    return (rules.armour_of(monster) > 0 ? 1 : 0) +
           (element != Element::none && def.resists[which] > 0 ? 2 : 0);
}

/// One Monster is hit: immunity, resistance and armour each time (21.22). Returns the damage dealt.
int deal(Rules& rules, CardId monster, int amount, Element element) {
    const int dealt = past_protection(rules, monster, amount, element);
    const Slot who{word::monster, rules.ref(monster)};
    const Slot why{word::why, Ref::number(protection(rules, monster, element))};
    if (dealt == 0) {
        rules.tell(word::tell_unhurt, {who, why});
        return 0;
    }
    if (dealt < amount) rules.tell(word::tell_stopped, {who, {word::n, Ref::number(amount - dealt)}, why});
    const int before = rules.life_left(monster);
    const int left = std::max(0, before - dealt);
    rules.table.set(monster, wounds, rules.life_of(monster) - left);
    // What carries on, or is wasted, is told by itself: whoever adds up the sentences counts nothing twice.
    rules.tell(word::tell_wounded,
               {who, {word::n, Ref::number(before - left)}, {word::total, Ref::number(left)}});
    return dealt;
}

/// The Monster leaves its area; its back may be turned over (9.2).
void bury(Rules& rules, SeatId killer, CardId monster) {
    const MonsterDef& def = rules.monster(monster);
    const Ref self = rules.ref(monster);
    rules.tell(word::tell_killed, {{word::monster, self}, {word::hero, Ref::seat(killer)}});
    const bool summoned = rules.table.get(monster, summoner) != 0;
    const bool mini = !rules.is_card(monster);
    const SeatId area = rules.area_of(monster);
    call(rules, monster, Hook::on_death, {Ref::seat(killer)});
    if (!rules.table.alive(self) || rules.life_left(monster) > 0)
        return;  // its last breath changed something
    notify(rules, Hook::on_kill, {Ref::seat(killer), self});
    if (!rules.table.alive(self)) return;
    rules.table.move(monster, rules.zone(defeated), Place::bottom);
    if (summoned) return;  // 21.54
    const int worth = mini ? def.xp : rules.card(monster).price;
    gain_xp(rules, killer, def.xp > 0 ? def.xp : worth);
    if (mini && !def.loot.empty()) leave_loot(rules, monster, area);
}

/// The damage runs along its path; a Monster that survives stops it (7.5, 7.6).
int strike(Rules& rules, const Attack& attack, const std::vector<CardId>& path, int amount) {
    std::vector<Ref> targets;
    for (CardId monster : path)
        targets.push_back(rules.ref(monster));
    int dealt_in_all = 0;
    for (std::size_t i = 0; i < targets.size() && amount > 0; ++i) {
        if (!rules.table.alive(targets[i])) continue;
        const CardId monster = targets[i].as_card();
        if (i > 0)
            rules.tell(word::tell_carried, {{word::monster, targets[i]}, {word::n, Ref::number(amount)}});
        const int before = rules.life_left(monster);
        const int dealt = deal(rules, monster, amount, attack.element);
        dealt_in_all += std::min(dealt, before);
        if (dealt > 0) notify(rules, Hook::on_hit, {Ref::seat(attack.by), targets[i], std::int64_t{dealt}});
        if (!rules.table.alive(targets[i])) {  // what the hit set off has killed it
            amount = std::max(0, dealt - before);
            continue;
        }
        if (rules.life_left(monster) > 0) {
            if (dealt > 0) call(rules, monster, Hook::on_wound, {Ref::seat(attack.by), std::int64_t{dealt}});
            amount = 0;
        } else {
            amount = dealt - before;
            bury(rules, attack.by, monster);
        }
    }
    if (amount > 0)
        rules.tell(word::tell_wasted,
                   {{word::n, Ref::number(amount)}, {word::why, number(waste_of(rules, attack))}});
    return dealt_in_all;
}

/// The most that draining could pay and heal now.
int drainable(const Rules& rules, SeatId seat) {
    return std::min(rules.get(seat, intelligence), rules.get(seat, max_life) - rules.get(seat, life));
}

/// 19C: intelligence for damage, life for intelligence: how much at most is said before the roll. 0: none,
/// and the ability waits for another attack.
int choose_drain(Rules& rules, SeatId seat, const CardDef& def, bool as_spell) {
    if (as_spell || def.family == Family::ranged || rules.traits(seat).drain == 0 ||
        rules.get(seat, drains) != 0)
        return 0;
    const int most = drainable(rules, seat);
    if (most <= 0) return 0;
    Question& question = rules.door.ask(Shape::amount, seat, word::drain);
    question.least = 0;
    question.most = most;
    question.say(word::n, Ref::number(most));
    return rules.door.amount(rules.table);
}

/// One point of intelligence for each point of damage that got through, one of life for each that was paid:
/// nobody pays for what heals nothing.
void drain_life(Rules& rules, SeatId seat, int dealt, int limit) {
    rules.table.set(seat, drains, 1);
    const int points = std::min({dealt, limit, drainable(rules, seat)});
    if (points <= 0) return;
    rules.table.add(seat, intelligence, -points);
    rules.tell(word::tell_drained, {{word::hero, Ref::seat(seat)}, {word::n, Ref::number(points)}});
    heal(rules, seat, points);
}

}  // namespace

std::vector<CardId> attackable(const Rules& rules, SeatId seat) {
    if (rules.monster_in_front(seat)) return rules.cards(monsters, seat);
    std::vector<CardId> all;
    for (SeatId other : rules.clockwise(seat))
        for (CardId card : rules.in(monsters, other))
            all.push_back(card);
    for (CardId card : rules.in(boss_area))
        all.push_back(card);
    return all;
}

Sum strike_value(Rules& rules, SeatId seat, CardId card, bool as_spell, CardId first) {
    const CardDef& def = rules.card(card);
    Sum sum;
    sum.add(rules.id(card), as_spell && has_magic_side(def) ? def.magic_modifier : def.modifier);
    each_traits(rules.content, rules.table, seat, [&](DefId from, const Traits& traits) {
        sum.add(rules.id(from), bonus_of(rules, traits, def, as_spell, first));
    });
    if (!as_spell && rules.get(seat, berserk) > 0)
        sum.add(word::part_berserk, rules.traits(seat).berserk_bonus);
    add_filter(sum, rules, Hook::attack_change, {Ref::seat(seat), rules.ref(first), rules.ref(card)});
    return sum;
}

Sum improvised_value() {
    Sum sum;
    sum.add(word::part_improvised, kThrown);
    return sum;
}

Sum ally_value(const Rules& rules, SeatId owner, CardId ally) {
    Sum sum;
    sum.add(rules.id(ally), rules.monster(ally).attack);
    each_traits(rules.content, rules.table, owner,
                [&](DefId from, const Traits& traits) { sum.add(rules.id(from), traits.ally_attack); });
    return sum;
}

void attack_with(Rules& rules, SeatId seat, CardId card, bool as_spell) {
    const CardDef& def = rules.card(card);
    const CardId first = choose_target(rules, seat, card, attackable(rules, seat), as_spell);
    Attack attack{seat, card, strike_value(rules, seat, card, as_spell, first), def.heavy || as_spell,
                  as_spell ? def.element : Element::none};
    const std::vector<CardId> path = choose_path(rules, attack, first);
    const int drained = choose_drain(rules, seat, def, as_spell);
    if (!as_spell) rules.table.add(seat, attacks, 1);
    const Ref target = rules.ref(first);
    const int total = roll_damage(rules, word::tell_strikes, {word::hero, Ref::seat(seat)},
                                  {word::card, rules.ref(card)}, attack.modifier);
    const int dealt = strike(rules, attack, path, total);
    if (drained > 0) drain_life(rules, seat, dealt, drained);
    if (def.discards > 0 && rules.table.alive(target) && rules.armour_of(first) > 0) {  // 7.11, 21.21
        rules.table.add(first, armour_lost, std::min(def.discards, rules.armour_of(first)));
        rules.tell(word::tell_armour_lowered,
                   {{word::monster, target}, {word::n, Ref::number(rules.armour_of(first))}});
    }
    call(rules, card, Hook::on_play,
         {Ref::seat(seat), std::int64_t{dealt}, rules.table.alive(target) ? Arg(target) : Arg()});
    check_encounter(rules, seat);
}

void improvised_attack(Rules& rules, SeatId seat, CardId card) {
    const CardId target = choose_target(rules, seat, card, attackable(rules, seat));
    rules.table.set(seat, improvised, 1);
    rules.table.move(card, rules.zone(discard_pile, seat));
    const Attack attack{.by = seat, .card = card, .modifier = improvised_value(), .stays = Waste::thrown};
    const int total = roll_damage(rules, word::tell_strikes, {word::hero, Ref::seat(seat)},
                                  {word::card, rules.ref(card)}, attack.modifier);
    strike(rules, attack, {target}, total);
    check_encounter(rules, seat);
}

void ally_strikes(Rules& rules, SeatId owner, CardId ally, CardId target) {
    const Attack attack{owner, ally, ally_value(rules, owner, ally), false, rules.monster(ally).element};
    const std::vector<CardId> path = choose_path(rules, attack, target);
    const int total = roll_damage(rules, word::tell_ally_strikes, {word::monster, rules.ref(ally)},
                                  {word::card, rules.ref(target)}, attack.modifier);
    strike(rules, attack, path, total);
    check_encounter(rules, owner);
}

int wound_monster(Rules& rules, SeatId by, CardId monster, int amount, Element element) {
    if (amount <= 0) return 0;
    const Attack attack{.by = by, .card = monster, .element = element, .stays = Waste::for_one};
    return strike(rules, attack, {monster}, amount);
}

void kill_monster(Rules& rules, SeatId killer, CardId monster) {
    rules.table.set(monster, wounds, rules.life_of(monster));
    bury(rules, killer, monster);
}

}  // namespace tankard::deckbuilder
