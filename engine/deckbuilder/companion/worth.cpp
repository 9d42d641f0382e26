#include "deckbuilder/companion/worth.h"

#include "deckbuilder/state/tally.h"
#include "deckbuilder/state/words.h"
#include "deckbuilder/state/zones.h"

#include <algorithm>

namespace tankard::deckbuilder {

int Worth::of(Ref object) const {
    if (!is_card(object)) return 0;
    const CardDef& card = def(object.as_card());
    switch (card.kind) {
        case CardKind::money: return card.value / 2;
        case CardKind::weapon: return of_weapon(card);
        case CardKind::defence: return 20 + 5 * card.value;
        case CardKind::attack_spell:
            return card.cost <= content_.hero(hero()).intelligence ? 30 + 8 * card.modifier : 0;
        case CardKind::defence_spell:
        case CardKind::healing_spell:
            return card.cost <= content_.hero(hero()).intelligence ? 25 + 3 * card.value : 0;
        case CardKind::monster: return 2;
        case CardKind::beer: return kBeer - kBeerMore * owned(CardKind::beer, seat());
        default: return 10 + card.price / 3;
    }
}

/// A hero with hardly anything to strike with would rather have a poor Weapon than a good drink.
int Worth::of_weapon(const CardDef& weapon) const {
    const int bare = std::max(0, kArmed - owned(CardKind::weapon, seat()));
    return 20 + 8 * weapon.modifier + (weapon.heavy ? 12 : 0) + (weapon.modifier < 0 ? 0 : kBare * bare);
}

bool Worth::fights(Ref object) const {
    if (!is_card(object)) return false;
    const CardKind kind = def(object.as_card()).kind;
    return kind == CardKind::weapon || (kind == CardKind::attack_spell && of(object) > 0);
}

int Worth::means() const {
    int sum = table_.get(seat_, purse);
    for (CardId card : table_.list(table_.zone(hand, seat_)))
        if (def(card).kind == CardKind::money) sum += def(card).value;
    return sum;
}

int Worth::spare() const {
    const auto cards = table_.list(table_.zone(hand, seat_));
    return static_cast<int>(
        std::count_if(cards.begin(), cards.end(), [this](CardId card) { return !fights(table_.ref(card)); }));
}

bool Worth::sells(const Question& menu, int money, bool any) const {
    const auto sold = [&](Name verb, Ref card, int price) {
        return verb == word::buy && price <= money && (any || wanted(card));
    };
    return std::any_of(menu.options.begin(), menu.options.end(),
                       [&](const Option& each) { return sold(each.verb, each.object, each.number); }) ||
           std::any_of(menu.refusals.begin(), menu.refusals.end(), [&](const Refusal& each) {
               return each.reason == word::why_money &&
                      sold(each.verb, each.object, static_cast<int>(each.about.as_number()));
           });
}

SeatId Worth::suited(Ref object) const {
    if (!is_card(object)) return SeatId::none;
    for (int place = 0; place < table_.seats(); ++place)
        if (const SeatId other = seat_at(place); comes(other))
            if (suits(object.as_card(), other) > suits(object.as_card(), seat_) &&
                !better_armed(object, other))
                return other;
    return SeatId::none;
}

bool Worth::better_armed(Ref object, SeatId other) const {
    return def(object.as_card()).kind == CardKind::weapon &&
           owned(CardKind::weapon, other) > owned(CardKind::weapon, seat_);
}

/// Whatever order they lie in: everybody saw what was bought.
int Worth::owned(CardKind what, SeatId seat) const {
    int count = 0;
    for (Zone kind : {deck, discard_pile, hand, played, sheathed})
        for (CardId card : table_.in(table_.zone(kind, seat)))
            count += content_.is(table_.def(card), DefKind::card) && def(card).kind == what ? 1 : 0;
    return count;
}

bool Worth::people_wait() const {
    for (int place = 0; place < table_.seats(); ++place)
        if (comes(seat_at(place))) return true;
    return false;
}

SeatId Worth::whose(CardId monster) const {
    const SeatId other = table_.seat_of(table_.where(monster));
    const bool well = other != SeatId::none && is_person(other) &&
                      100 * table_.get(other, life) > kWell * table_.get(other, max_life);
    return well ? other : SeatId::none;
}

SeatId Worth::all_left_to() const {
    if (!table_.empty(table_.zone(boss_area))) return SeatId::none;
    SeatId left = SeatId::none;
    for (int place = 0; place < table_.seats(); ++place)
        for (const CardId monster : table_.in(table_.zone(monsters, seat_at(place))))
            if (left = whose(monster); left == SeatId::none) return left;
    return left;
}

bool Worth::is_person(SeatId other) const {
    return table_.get(courtesy) != 0 && other != seat_ && table_.get(other, person) != 0 &&
           table_.get(other, standing) != 0;
}

bool Worth::comes(SeatId other) const {
    if (!is_person(other)) return false;
    const auto steps = [this](int seat) {
        return (seat - number_of(seat_) + table_.seats()) % table_.seats();
    };
    switch (static_cast<HandOff>(table_.get(hand_off))) {
        case no_hand_off:
        case turn_of_the_kill: return true;
        case others_turns: return steps(number_of(other)) <= steps(table_.get(first_player));
        case second_turn: return false;
    }
    return false;
}

/// How many of three parts of life the hero of a seat has lost: it needs what heals.
int Worth::wounded(SeatId seat) const {
    return 3 * (table_.get(seat, max_life) - table_.get(seat, life)) /
           std::max(1, table_.get(seat, max_life));
}

/// What the hero of a seat adds to a card by being who it is, and what it needs; below 0: it cannot use it.
int Worth::suits(CardId card, SeatId seat) const {
    const CardDef& what = def(card);
    const Traits traits = traits_of(content_, table_, seat);
    const int mind = content_.hero(table_.def(table_.top(table_.zone(hero_area, seat)))).intelligence;
    const bool beyond = what.cost > mind + traits.intelligence;
    switch (what.kind) {
        case CardKind::weapon: return traits.weapons + traits.family[static_cast<std::size_t>(what.family)];
        case CardKind::attack_spell:
            if (beyond) return -1;
            return traits.spells[static_cast<std::size_t>(what.element)] +
                   (what.element != Element::none ? traits.spells[0] : 0);
        case CardKind::defence_spell: return beyond ? -1 : 0;
        case CardKind::healing_spell: return beyond ? -1 : wounded(seat);
        case CardKind::potion:
        case CardKind::beer:
        case CardKind::food: return wounded(seat);
        case CardKind::ally: return traits.ally_attack;
        default: return 0;
    }
}

DefId Worth::hero() const { return table_.def(table_.top(table_.zone(hero_area, seat()))); }

}  // namespace tankard::deckbuilder
