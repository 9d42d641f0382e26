#include "deckbuilder/rules/front.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <vector>

namespace tankard::deckbuilder {
namespace {

int kind_of_zone(const Rules& rules, CardId card) { return rules.table.kind_of(rules.table.where(card)); }

bool is_defence(const CardDef& card) {
    return card.kind == CardKind::defence || card.kind == CardKind::defence_spell;
}

bool holds_weapon(const Rules& rules, CardId sheath, CardId weapon) {
    return rules.table.get(sheath, holds) == static_cast<int>(index(weapon)) + 1;
}

}  // namespace

void lay_in_front(Rules& rules, SeatId seat, CardId card) {
    if (is_defence(rules.card(card)))
        for (CardId other : rules.cards(front, seat))
            if (other != card && rules.table.def(other) == rules.table.def(card))
                take_away(rules, other, rules.zone(discard_pile, seat));
    const int before = rules.traits(seat).armour;
    rules.table.move(card, rules.zone(front, seat), Place::bottom);
    armour_changed(rules, seat, before);
}

void take_away(Rules& rules, CardId card, ZoneId to, Place place) {
    const int from = kind_of_zone(rules, card);
    const SeatId seat = rules.area_of(card);
    if (from == sheathed)
        if (const CardId sheath = sheath_of(rules, seat, card); sheath != CardId::none)
            rules.table.set(sheath, holds, 0);
    if (from != front) {
        rules.table.move(card, to, place);
        return;
    }
    for (CardId weapon : rules.cards(sheathed, seat))
        if (holds_weapon(rules, card, weapon)) rules.table.move(weapon, rules.zone(discard_pile, seat));
    const int before = rules.traits(seat).armour;
    rules.table.move(card, to, place);
    armour_changed(rules, seat, before);
}

bool is_ally_of(const Rules& rules, SeatId owner, CardId card) {
    return rules.card(card).kind == CardKind::ally && rules.owner_of(card) == owner;
}

std::vector<CardId> own_front(const Rules& rules, SeatId owner) {
    std::vector<CardId> own;
    for (SeatId area : rules.clockwise(owner))
        for (CardId card : rules.in(front, area))
            if (rules.owner_of(card) == owner) own.push_back(card);
    return own;
}

void allies_follow(Rules& rules) {
    for (SeatId area : rules.clockwise(rules.first_seat()))
        for (CardId card : rules.cards(front, area)) {
            const SeatId owner = rules.owner_of(card);
            if (owner == area || rules.table.get(card, summoner) != 0) continue;
            take_away(rules, card, rules.zone(front, owner), Place::bottom);
        }
}

std::vector<CardId> empty_sheaths(const Rules& rules, SeatId seat) {
    std::vector<CardId> empty;
    std::ptrdiff_t held = 0;
    for (CardId card : rules.in(front, seat)) {
        if (rules.card(card).kind != CardKind::sheath) continue;
        if (rules.table.get(card, holds) == 0)
            empty.push_back(card);
        else
            ++held;
    }
    if (empty.empty()) return empty;
    // A Weapon that no Sheath names lies there since before Sheaths named theirs: it is in the first one.
    const std::ptrdiff_t unnamed = rules.table.size(rules.zone(sheathed, seat)) - held;
    empty.erase(empty.begin(), empty.begin() + std::clamp<std::ptrdiff_t>(unnamed, 0, std::ssize(empty)));
    return empty;
}

CardId sheath_of(const Rules& rules, SeatId seat, CardId weapon) {
    CardId first = CardId::none;
    for (CardId card : rules.in(front, seat)) {
        if (rules.card(card).kind != CardKind::sheath) continue;
        if (holds_weapon(rules, card, weapon)) return card;
        if (first == CardId::none && rules.table.get(card, holds) == 0) first = card;
    }
    return first;
}

void sheathe(Rules& rules, SeatId seat, CardId weapon, CardId sheath) {
    rules.table.move(weapon, rules.zone(sheathed, seat), Place::bottom);
    rules.table.set(sheath, holds, static_cast<int>(index(weapon)) + 1);
}

void armour_changed(Rules& rules, SeatId seat, int before) {
    const int change = rules.traits(seat).armour - before;
    if (change != 0) rules.table.set(seat, armour, std::max(0, rules.get(seat, armour) + change));
}

}  // namespace tankard::deckbuilder
