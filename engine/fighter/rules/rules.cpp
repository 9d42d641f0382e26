#include "fighter/rules/rules.h"

#include <algorithm>
#include <cstdint>
#include <variant>

namespace tankard::fighter {

SeatId Rules::next_fighter(SeatId seat) const {
    for (int i = 1; i <= table.seats(); ++i) {
        const SeatId next = seat_at((number_of(seat) + i) % table.seats());
        if (fights(next)) return next;
    }
    return SeatId::none;
}

bool Rules::anybody_fights() const { return next_fighter(seat_at(0)) != SeatId::none; }

bool Rules::anybody_lives() const {
    for (int place = 0; place < table.seats(); ++place)
        if (lives(seat_at(place))) return true;
    return false;
}

int Rules::room_for(SeatId seat, Gear kind) const {
    int left = places(seat, kind);
    for (CardId card : in(gear, seat))
        if (equipment(card).kind == kind) --left;
    return left;
}

const RoomDef* Rules::room_now() const {
    const int level = get(dungeon_level);
    if (level < 1 || level >= kBossLevel || get(room) < 1) return nullptr;
    CardId card = table.top(zone(maps));
    for (int i = 1; i < level; ++i)
        card = table.below(card);
    return &content.map(table.def(card)).rooms[static_cast<std::size_t>(get(room) - 1)];
}

Throws Rules::demanded() const {
    const RoomDef* here = room_now();
    return (here != nullptr ? here->throws : 0) | (silenced() ? 0 : monster().throws);
}

int Rules::damage_now() const { return std::max(0, monster().damage - (get(frog) != 0 ? 2 : 0)); }

int Rules::dice_ready() const {
    return (get(red) == ready ? 1 : 0) + (get(blue) == ready ? 1 : 0) + (get(green) == ready ? 1 : 0);
}

namespace {

/// Every listener that has this hook, in order. `each` may change nothing on the table.
template <typename Each>
void listeners(const Rules& rules, Hook hook, Each each) {
    const auto look = [&](ZoneId zone) {
        for (CardId card : rules.table.in(zone))
            if (rules.hooks.has(rules.table.def(card), static_cast<int>(hook))) each(card);
    };
    look(rules.zone(chapter_area));
    look(rules.zone(maps));
    look(rules.zone(arena));
    for (int i = 0; i < rules.table.seats(); ++i) {
        const SeatId seat = seat_at((rules.get(active) + i) % rules.table.seats());
        if (!rules.lives(seat)) continue;
        look(rules.zone(hero_area, seat));
        look(rules.zone(gear, seat));
    }
}

/// What each listener adds, if it answers with a number at all.
template <typename Take>
void answers(Rules& rules, Hook hook, std::initializer_list<Arg> args, Take take) {
    listeners(rules, hook, [&](CardId card) {
        const Arg answer = call(rules, card, hook, args);
        if (const auto* change = std::get_if<std::int64_t>(&answer)) take(card, *change);
    });
}

}  // namespace

void notify(Rules& rules, Hook hook, std::initializer_list<Arg> args) {
    std::vector<Ref> called;
    listeners(rules, hook, [&](CardId card) { called.push_back(rules.ref(card)); });
    for (Ref self : called)
        if (rules.table.alive(self)) call(rules, self.as_card(), hook, args);
}

Arg call(Rules& rules, CardId self, Hook hook, std::initializer_list<Arg> args) {
    const DefId def = rules.table.def(self);
    if (!rules.hooks.has(def, static_cast<int>(hook))) return {};
    return rules.hooks.call(def, static_cast<int>(hook), rules.ref(self), args);
}

int filter(Rules& rules, Hook hook, std::initializer_list<Arg> args) {
    std::int64_t sum = 0;
    answers(rules, hook, args, [&](CardId, std::int64_t change) { sum += change; });
    return static_cast<int>(std::clamp<std::int64_t>(sum, -99, 99));
}

void add_filter(Sum& sum, Rules& rules, Hook hook, std::initializer_list<Arg> args) {
    answers(rules, hook, args, [&](CardId card, std::int64_t change) { sum.add(rules.id(card), change); });
}

int heal(Rules& rules, SeatId seat, int amount) {
    if (!rules.fights(seat)) return 0;
    const int before = rules.get(seat, life);
    const int gained = std::clamp(amount, 0, rules.get(seat, max_life) - before);
    if (gained == 0) return 0;
    rules.table.set(seat, life, before + gained);
    rules.tell(word::tell_healed, {{word::hero, Ref::seat(seat)},
                                   {word::n, Ref::number(gained)},
                                   {word::total, Ref::number(before + gained)}});
    return gained;
}

int lose_life(Rules& rules, SeatId seat, int amount) {
    if (!rules.fights(seat)) return 0;
    const int before = rules.get(seat, life);
    const int lost = std::clamp(amount, 0, before);
    if (lost == 0) return 0;
    rules.table.set(seat, life, before - lost);
    rules.tell(word::tell_hurt, {{word::hero, Ref::seat(seat)},
                                 {word::n, Ref::number(lost)},
                                 {word::total, Ref::number(before - lost)}});
    if (before - lost > 0) return lost;
    rules.table.set(seat, out, 1);
    rules.table.add(fainted, 1);
    rules.tell(word::tell_fainted, {{word::hero, Ref::seat(seat)}});
    notify(rules, Hook::on_faint, {Ref::seat(seat)});
    return lost;
}

void wound(Rules& rules, int amount, int thrown, std::span<const Slot> parts) {
    const int dealt = std::clamp(amount, 0, rules.hit_points_left());
    if (dealt == 0) return;
    const CardId enemy = rules.enemy();
    rules.table.add(enemy, wounds, dealt);
    rules.tell(word::tell_wounded,
               {{word::monster, rules.ref(enemy)},
                {word::roll, Ref::number(thrown)},
                {word::n, Ref::number(amount)},
                {word::total, Ref::number(rules.hit_points_left())}},
               parts);
}

void gain_gold(Rules& rules, int amount) { rules.table.add(gold, amount); }

int gain_dice(Rules& rules, int count) {
    const int supply = std::max(0, kMostDice - rules.get(dice) - rules.get(spent));
    const int gained = std::clamp(count, 0, supply);
    rules.table.add(dice, gained);
    return gained;
}

void lose_game(Rules& rules) {
    rules.tell(word::tell_lost);
    rules.table.set(ending, static_cast<int>(Ending::dead));
    rules.table.set(phase, over);
}

}  // namespace tankard::fighter
