#include "fighter/rules/abilities.h"

#include <algorithm>
#include <cstdint>
#include <vector>

namespace tankard::fighter {
namespace {

constexpr int kPickpocket = 2;

/// DF-127
void pour_beer(Rules& rules, SeatId hero) {
    Question& question = rules.door.ask(Shape::choose_one, hero, word::ask_beer);
    for (int place = 0; place < rules.table.seats(); ++place)
        if (rules.fights(seat_at(place))) question.offer(word::give_beer, Ref::seat(seat_at(place)));
    const SeatId chosen = rules.door.choose_one(rules.table).object.as_seat();
    rules.table.set(beer, number_of(chosen) + 1);
    rules.tell(word::tell_beer, {{word::hero, Ref::seat(chosen)}});
}

/// DF-131: the party says whether it pays.
void sing(Rules& rules, SeatId hero) {
    if (rules.get(gold) < 1 || rules.silenced()) return;
    Question& question = rules.door.ask(Shape::confirm, SeatId::none, word::ask_ballad);
    question.say(word::hero, Ref::seat(hero)).say(word::monster, rules.ref(rules.enemy()));
    if (!rules.door.confirm(rules.table)) return;
    rules.table.add(gold, -1);
    rules.table.set(song, 1);
    for (Counter die : {red, blue, green})
        if (rules.get(die) == forbidden) rules.table.set(die, ready);
    rules.tell(word::tell_song, {{word::hero, Ref::seat(hero)}, {word::monster, rules.ref(rules.enemy())}});
}

}  // namespace

void activate(Rules& rules, SeatId hero, const Ability& ability) {
    const Slot who{word::hero, Ref::seat(hero)};
    const Slot whom{word::monster, rules.ref(rules.enemy())};
    switch (ability.power) {
        case Power::pickpocket:
            gain_gold(rules, kPickpocket);
            rules.tell(word::tell_stolen, {who, {word::n, Ref::number(kPickpocket)}});
            break;
        case Power::heal_all:
            for (int place = 0; place < rules.table.seats(); ++place)
                heal(rules, seat_at(place), ability.amount);
            break;
        case Power::seduction:
            if (rules.monster().boss) break;  // the game ends with it
            rules.table.set(seducer, number_of(hero) + 1);
            rules.tell(word::tell_seduced, {who, whom});
            break;
        case Power::beer: pour_beer(rules, hero); break;
        case Power::ballad: sing(rules, hero); break;
        case Power::theft:
            rules.table.add(gifts, 1);
            rules.tell(word::tell_theft, {who});
            break;
        case Power::metamorphosis:
            rules.table.set(frog, 1);
            rules.tell(word::tell_frog, {who, whom});
            break;
        default: break;
    }
}

void finish_activation(Rules& rules, const Ability& ability) {
    if (ability.power != Power::signal_shot || rules.get(signal) != 0) return;
    rules.table.set(signal, 1);
    rules.tell(word::tell_signal, {{word::monster, rules.ref(rules.enemy())}});
}

void bless(Rules& rules, SeatId hero, int points) {
    Question& question = rules.door.ask(Shape::distribute, hero, word::ask_blessing);
    int needed = 0;
    for (int place = 0; place < rules.table.seats(); ++place) {
        const SeatId seat = seat_at(place);
        const int missing = rules.fights(seat) ? rules.get(seat, max_life) - rules.get(seat, life) : 0;
        if (missing == 0) continue;
        question.offer(word::bless, Ref::seat(seat), {}, missing);
        needed += missing;
    }
    rules.tell(word::tell_blessing, {{word::hero, Ref::seat(hero)}, {word::n, Ref::number(points)}});
    if (needed == 0) return;
    question.least = question.most = std::min(points, needed);
    std::vector<SeatId> blessed;
    for (const Option& option : question.options)
        blessed.push_back(option.object.as_seat());
    const std::vector<std::int32_t> shares = rules.door.numbers(rules.table);
    for (std::size_t i = 0; i < blessed.size(); ++i)
        heal(rules, blessed[i], shares[i]);
}

}  // namespace tankard::fighter
