#include "deckbuilder/rules.h"

namespace tankard::deckbuilder {

const MonsterDef& Rules::monster(CardId id) const { return content.monster(monster_def(id)); }

CardId Rules::first_of(DefId def, std::span<const Zone> kinds) const {
    for (Zone kind : kinds)
        for (CardId id = table.top(zone(kind)); id != CardId::none; id = table.below(id))
            if (table.def(id) == def) return id;
    return CardId::none;
}

std::vector<SeatId> Rules::clockwise(SeatId from) const {
    std::vector<SeatId> seats;
    for (int i = 0; i < table.seats(); ++i)
        seats.push_back(seat_at((number_of(from) + i) % table.seats()));
    return seats;
}

std::vector<SeatId> Rules::standing_from(SeatId from) const {
    std::vector<SeatId> seats = clockwise(from);
    std::erase_if(seats, [&](SeatId seat) { return !stands(seat); });
    return seats;
}

SeatId Rules::next_standing(SeatId seat) const {
    for (int i = 1; i <= table.seats(); ++i) {
        const SeatId next = seat_at((number_of(seat) + i) % table.seats());
        if (stands(next)) return next;
    }
    return SeatId::none;
}

Traits traits_of(const Content& content, const Table& table, SeatId seat) {
    Traits sum;
    const auto each = [&](Zone kind, auto add) {
        for (CardId card = table.top(table.zone(kind, seat)); card != CardId::none; card = table.below(card))
            add(table.def(card));
    };
    const HeroDef& hero = content.hero(table.def(table.top(table.zone(hero_area, seat))));
    for (int reached = 1; reached <= table.get(seat, level); ++reached)
        sum.add(hero.levels[static_cast<std::size_t>(reached - 1)]);
    each(skills, [&](DefId skill) { sum.add(content.skill(skill).traits); });
    each(effects, [&](DefId effect) { sum.add(content.effect(effect).traits); });
    each(front, [&](DefId item) { sum.armour += content.card(item).armour; });
    return sum;
}

int Rules::hand_size(SeatId seat) const {
    return std::max(1, settings.number("hand_size") + traits(seat).hand);
}

bool Rules::enemies() const {
    if (!table.empty(zone(boss_area))) return true;
    for (int seat = 0; seat < table.seats(); ++seat)
        if (monster_in_front(seat_at(seat))) return true;
    return false;
}

SeatId Rules::owner_of(CardId id) const {
    const int owner = table.get(id, owner_seat);
    return owner > 0 ? seat_at(owner - 1) : area_of(id);
}

int Rules::life_of(CardId id) const { return monster(id).full_life(get(party_size)); }

int Rules::armour_of(CardId id) const { return std::max(0, monster(id).armour - table.get(id, armour_lost)); }

bool Rules::has_type(CardId id, Name type) const {
    const auto& types = monster(id).types;
    return std::find(types.begin(), types.end(), type) != types.end();
}

std::vector<CardId> listeners(const Rules& rules) {
    std::vector<CardId> all;
    auto add = [&](Zone kind, SeatId seat = SeatId::none) {
        for (CardId card = rules.table.top(rules.zone(kind, seat)); card != CardId::none;
             card = rules.table.below(card))
            all.push_back(card);
    };
    add(chapter_area);
    if (rules.get(text_active) != 0) add(adventure);
    add(boss_area);
    for (SeatId seat : rules.clockwise(rules.active_seat())) {
        if (rules.stands(seat))
            for (Zone kind : {hero_area, skills, effects, front})
                add(kind, seat);
        add(monsters, seat);
    }
    return all;
}

void notify(Rules& rules, Hook hook, std::initializer_list<Arg> args) {
    std::vector<Ref> called;
    for (CardId card : listeners(rules))
        if (rules.hooks.has(rules.table.def(card), static_cast<int>(hook))) called.push_back(rules.ref(card));
    for (Ref self : called)
        if (rules.table.alive(self))
            rules.hooks.call(rules.table.def(self.as_card()), static_cast<int>(hook), self, args);
}

Arg call(Rules& rules, CardId self, Hook hook, std::initializer_list<Arg> args) {
    const DefId def = rules.table.def(self);
    if (!rules.hooks.has(def, static_cast<int>(hook))) return {};
    return rules.hooks.call(def, static_cast<int>(hook), rules.ref(self), args);
}

int filter(Rules& rules, Hook hook, std::initializer_list<Arg> args) {
    std::int64_t sum = 0;
    for (CardId card : listeners(rules)) {
        const Arg answer = call(rules, card, hook, args);
        if (const auto* change = std::get_if<std::int64_t>(&answer))
            sum += std::clamp<std::int64_t>(*change, -99, 99);
    }
    return static_cast<int>(std::clamp<std::int64_t>(sum, -999, 999));
}

}  // namespace tankard::deckbuilder
