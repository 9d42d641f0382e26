#include "deckbuilder/rules/monsters_attack.h"

#include "deckbuilder/rules/damage.h"
#include "deckbuilder/rules/encounter.h"
#include "deckbuilder/rules/front.h"
#include "deckbuilder/rules/hero_attack.h"
#include "deckbuilder/rules/nightfall.h"

#include <algorithm>
#include <cstdint>
#include <vector>

namespace tankard::deckbuilder {
namespace {

void regenerate(Rules& rules, CardId monster) {
    const int healed = std::min(rules.monster(monster).regeneration, rules.table.get(monster, wounds));
    if (healed <= 0) return;
    rules.table.add(monster, wounds, -healed);
    rules.tell(word::tell_regenerates, {{word::monster, rules.ref(monster)}, {word::n, Ref::number(healed)}});
}

bool lives_called_by(const Rules& rules, CardId summoner) {
    const auto called = [&](CardId card) {
        return rules.table.get(card, deckbuilder::summoner) == static_cast<int>(index(summoner)) + 1;
    };
    for (SeatId seat : rules.clockwise(seat_at(0)))
        for (CardId card : rules.in(monsters, seat))
            if (called(card)) return true;
    for (CardId card : rules.in(boss_area))
        if (called(card)) return true;
    return false;
}

/// 21.32, 21.54: into the summoner's own area, one living summoned Monster a summoner; it attacks from the
/// same turn on.
void summon(Rules& rules, CardId summoner) {
    const Name name = rules.monster(summoner).summon;
    if (!name || lives_called_by(rules, summoner)) return;
    const SeatId seat = rules.area_of(summoner);
    const CardId called = seat != SeatId::none ? place_monster(rules, name, seat)
                                               : place_monster_in(rules, name, rules.table.where(summoner));
    if (called == CardId::none) return;
    rules.table.set(called, deckbuilder::summoner, static_cast<int>(index(summoner)) + 1);
    rules.tell(word::tell_summons, {{word::monster, rules.ref(summoner)}, {word::other, rules.ref(called)}});
}

/// 21.33, 21.53: on 4+ one more of its kind, at most one success an area and turn; the new one attacks next
/// turn.
bool proliferate(Rules& rules, CardId parent, SeatId seat) {
    if (const int rolled = rules.die(rules.ref(parent), stream_monsters); rolled < 4) {
        rules.tell(word::tell_stays_one,
                   {{word::monster, rules.ref(parent)}, {word::n, Ref::number(rolled)}});
        return false;
    }
    const CardId child = place_monster(rules, rules.content.ids[index(rules.monster_def(parent))], seat);
    if (child == CardId::none) return false;
    rules.table.set(child, fresh, 1);
    rules.table.set(parent, proliferated, 1);
    rules.tell(word::tell_proliferates, {{word::monster, rules.ref(parent)}});
    return true;
}

void before_dice(Rules& rules, SeatId seat, bool turn_starts) {
    const std::vector<CardId> present = rules.cards(monsters, seat);
    if (turn_starts)
        for (CardId monster : present)
            regenerate(rules, monster);
    for (CardId monster : present)
        summon(rules, monster);
    bool spread = false;
    for (CardId monster : present)
        spread = spread || rules.table.get(monster, proliferated) != 0;
    for (CardId monster : present)
        if (!spread && rules.monster(monster).proliferate) spread = proliferate(rules, monster, seat);
    for (CardId monster : present)
        if (rules.area_of(monster) == seat) call(rules, monster, Hook::before_attacks, {Ref::seat(seat)});
}

bool goes_on(const Rules& rules, SeatId victim) { return rules.stands(victim) && rules.running(); }

struct Attacker {
    CardId monster = CardId::none;
    Sum value;
};

/// 6B.2 and 21.5: the highest attack value first, equals in the order of placement or as the player says.
Attacker next_attacker(Rules& rules, SeatId seat, const std::vector<CardId>& done) {
    Attacker strongest;
    std::vector<CardId> equals;  // if the player says which
    for (CardId monster : rules.in(monsters, seat)) {
        if (!rules.monster(monster).attacks || rules.table.get(monster, fresh) != 0) continue;
        if (std::find(done.begin(), done.end(), monster) != done.end()) continue;
        const Sum value = attack_value(rules, monster, seat);
        const bool first = strongest.monster == CardId::none || value.total() > strongest.value.total();
        if (first) strongest = {monster, value};
        if (!rules.house.players_order || value.total() < strongest.value.total()) continue;
        if (first) equals.clear();
        equals.push_back(monster);
    }
    if (equals.size() < 2) return strongest;
    Question& question = rules.door.ask(Shape::choose_one, seat, word::ask_attacker);
    for (CardId monster : equals)
        question.offer(word::attack, rules.ref(monster));
    return {rules.door.choose_one(rules.table).object.as_card(), strongest.value};
}

}  // namespace

Sum attack_value(Rules& rules, CardId monster, SeatId victim) {
    Sum value;
    value.add(rules.id(monster), rules.monster(monster).attack);
    const int charge = rules.table.get(monster, charging);
    const int less = rules.table.get(monster, daunted);
    const int more = rules.table.get(monster, attack_bonus) - charge + less;
    value.add(more < 0 ? word::part_faltering : word::part_roused, more);  // old saves have one number
    value.add(word::part_charging, charge);
    value.add(word::part_faltering, -less);
    value.add(word::part_nightfall, nightfall_bonus(rules));
    value.add(word::part_difficulty, rules.house.attack);
    add_filter(value, rules, Hook::monster_attack_change, {rules.ref(monster), Ref::seat(victim)});
    return value;
}

void monster_attacks(Rules& rules, CardId monster, SeatId victim, const Sum& value) {
    const MonsterDef& def = rules.monster(monster);
    const int total = roll_damage(rules, word::tell_attacks, {word::monster, rules.ref(monster)},
                                  {word::hero, Ref::seat(victim)}, value);
    for (CardCounter once : {attack_bonus, charging, daunted})
        rules.table.set(monster, once, 0);
    const Ref self = rules.ref(monster);
    const auto hit = [&](SeatId each) {
        const int through = hit_hero(rules, each, {total, def.heavy, def.mind, def.element});
        if (through > 0 && rules.table.alive(self))
            call(rules, monster, Hook::on_attack, {Ref::seat(each), std::int64_t{through}});
    };
    if (!def.insane) return hit(victim);
    for (SeatId each : rules.standing_from(victim))
        hit(each);
}

void area_attacks(Rules& rules, SeatId seat, bool turn_starts) {
    before_dice(rules, seat, turn_starts);
    std::vector<CardId> done;
    while (goes_on(rules, seat)) {
        const auto [monster, value] = next_attacker(rules, seat, done);
        if (monster == CardId::none) return;
        done.push_back(monster);
        leave_out(rules, Hook::monster_attack_change);  // its value is known
        monster_attacks(rules, monster, seat, value);
    }
}

void boss_attacks(Rules& rules, SeatId seat) {
    for (CardId boss : rules.cards(boss_area))
        if (goes_on(rules, seat)) summon(rules, boss);
    for (CardId boss : rules.cards(boss_area))
        if (goes_on(rules, seat) && rules.monster(boss).attacks && rules.table.get(boss, fresh) == 0) {
            call(rules, boss, Hook::before_attacks, {Ref::seat(seat)});
            if (rules.table.where(boss) == rules.zone(boss_area))
                monster_attacks(rules, boss, seat, attack_value(rules, boss, seat));
        }
}

void allies_attack(Rules& rules, SeatId seat) {
    for (CardId ally : own_front(rules, seat)) {
        if (!is_ally_of(rules, seat, ally)) continue;
        regenerate(rules, ally);
        if (!rules.monster(ally).attacks || rules.table.get(ally, fresh) != 0) continue;
        if (!goes_on(rules, seat)) continue;
        const std::vector<CardId> targets = attackable(rules, rules.area_of(ally));
        if (targets.empty()) return;
        Question& question = rules.door.ask(Shape::choose_one, seat, word::ask_ally_target);
        question.say(word::card, rules.ref(ally));
        for (CardId target : targets)
            question.offer(word::attack, rules.ref(ally), rules.ref(target));
        const CardId target = rules.door.choose_one(rules.table).target.as_card();
        ally_strikes(rules, seat, ally, target);
    }
}

void monsters_charge(Rules& rules, SeatId seat) {
    if (rules.get(hand_off) != no_hand_off) return;
    for (SeatId area : rules.clockwise(seat)) {
        if (!rules.monster_in_front(area) || (area != seat && rules.stands(area))) continue;
        const std::vector<SeatId> order = rules.standing_from(area);
        if (order.empty()) return;
        SeatId most = rules.stands(area) ? area : order.front();
        for (SeatId other : order)
            if (rules.get(other, life) > rules.get(most, life)) most = other;
        if (most == area) continue;
        for (CardId monster : rules.cards(monsters, area)) {
            if (!rules.monster(monster).charge) continue;
            rules.table.move(monster, rules.zone(monsters, most), Place::bottom);
            for (CardCounter counter : {attack_bonus, charging})
                rules.table.add(monster, counter, 2);
            rules.tell(word::tell_charges,
                       {{word::monster, rules.ref(monster)}, {word::hero, Ref::seat(most)}});
        }
    }
}

void boss_regenerates(Rules& rules) {
    for (CardId boss : rules.cards(boss_area))
        regenerate(rules, boss);
}

}  // namespace tankard::deckbuilder
