#include "deckbuilder/rules/rules.h"

#include <algorithm>
#include <utility>
#include <variant>

namespace tankard::deckbuilder {

House::House(const Settings& settings)
    : duty(settings.is("duty", "none")  ? Duty::none
           : settings.is("duty", "all") ? Duty::all
                                        : Duty::at_least_one),
      attack(settings.is("difficulty", "gentle") ? -1
             : settings.is("difficulty", "grim") ? 1
                                                 : 0),
      hand_size(settings.number("hand_size")),
      players_order(settings.is("equal_attackers", "player")),
      rise_again(settings.is("fallen", "back_at_hand_off")),
      retire(settings.is("fallen", "retired")),
      monsters_follow(settings.is("area_of_fallen", "move")),
      nightfall(settings.is("nightfall", "on")),
      seen_loot_goes(settings.is("set_aside", "removed")),
      open_hands(settings.is("hands", "open")) {}

const MonsterDef& Rules::monster(CardId id) const { return content.monster(monster_def(id)); }

CardId Rules::first_of(DefId def, std::span<const Zone> kinds) const {
    for (Zone kind : kinds)
        for (CardId id : in(kind))
            if (table.def(id) == def) return id;
    return CardId::none;
}

std::vector<SeatId> Rules::standing_from(SeatId from) const {
    std::vector<SeatId> seats;
    for (SeatId seat : clockwise(from))
        if (stands(seat)) seats.push_back(seat);
    return seats;
}

SeatId Rules::next_standing(SeatId seat) const {
    for (int i = 1; i <= table.seats(); ++i) {
        const SeatId next = seat_at((number_of(seat) + i) % table.seats());
        if (stands(next)) return next;
    }
    return SeatId::none;
}

int Rules::hand_size(SeatId seat) const { return std::max(1, house.hand_size + traits(seat).hand); }

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

namespace {

/// Every listener that has this hook, in order. `each` may change nothing on the table.
template <typename Each>
void listeners(const Rules& rules, Hook hook, Each each) {
    Tally& tally = rules.tally;
    tally.in(chapter_area).each(hook, each);
    if (rules.get(text_active) != 0) tally.in(adventure).each(hook, each);
    tally.in(boss_area).each(hook, each);
    for (SeatId seat : rules.clockwise(rules.active_seat())) {
        if (rules.stands(seat)) tally.of_hero(seat).each(hook, each);
        tally.of_monsters(seat).each(hook, each);
    }
}

/// What each listener adds, if it answers with a number at all; meanwhile Rules::said is its own.
template <typename Take>
void answers(Rules& rules, Hook hook, std::initializer_list<Arg> args, Take take) {
    Sum outer = std::exchange(rules.said, {});  // a filter may have led to this one
    listeners(rules, hook, [&](CardId card) {
        const Arg answer = call(rules, card, hook, args);
        if (const auto* change = std::get_if<std::int64_t>(&answer)) take(card, *change);
        rules.said = {};
    });
    rules.said = std::move(outer);
}

constexpr std::int64_t kMostAdded = 999;  ///< by a filter, either way

bool is_bounded(std::int64_t change) { return -kMostAdded <= change && change <= kMostAdded; }

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
    const Because because(rules, rules.ref(self));
    return rules.hooks.call(def, static_cast<int>(hook), rules.ref(self), args);
}

int filter(Rules& rules, Hook hook, std::initializer_list<Arg> args) {
    std::int64_t sum = 0;
    answers(rules, hook, args, [&](CardId, std::int64_t change) { sum += change; });
    return static_cast<int>(std::clamp<std::int64_t>(sum, -kMostAdded, kMostAdded));
}

void add_filter(Sum& sum, Rules& rules, Hook hook, std::initializer_list<Arg> args) {
    answers(rules, hook, args, [&](CardId card, std::int64_t change) {
        const Name from = rules.id(card);
        const Sum& said = rules.said;
        // Names change no number: parts beyond a sum's bounds are not told.
        if (!is_bounded(change - said.total()) ||
            !std::all_of(said.parts().begin(), said.parts().end(),
                         [](const Slot& part) { return is_bounded(part.value.as_number()); }))
            return sum.add(from, change);
        sum.add(said);
        const bool known = std::any_of(sum.parts().begin(), sum.parts().end(),
                                       [&](const Slot& part) { return part.name == from; });
        sum.add(known ? word::part_own_rule : from, change - said.total());
    });
}

void leave_out(Rules& rules, Hook hook) {
    listeners(rules, hook, [&](CardId) { rules.hooks.leave_out(); });
}

}  // namespace tankard::deckbuilder
