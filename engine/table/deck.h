// A deck and its discard pile, for any rule set: drawing with a reshuffle when the deck runs out, searching,
// and putting under.
#pragma once

#include "table/table.h"

#include <vector>

namespace tankard {

struct Deck {
    ZoneId deck = ZoneId::none;
    ZoneId discard = ZoneId::none;  ///< none: what is gone is gone
    int stream = 0;                 ///< which stream shuffles it
};

/// Moves the top card to `to`; an empty deck is made anew from its discards first. CardId::none if both are
/// empty.
CardId draw(Table& table, const Deck& deck, ZoneId to);

/// Draws until `wanted(card)` holds, never reshuffling while it looks. The match goes to `to`; all other
/// cards seen go to `others`, in the order seen, or under the deck if there was no match. CardId::none if
/// nothing matched.
template <typename Wanted>
CardId search(Table& table, ZoneId deck, ZoneId to, ZoneId others, Wanted wanted) {
    std::vector<CardId> seen;
    for (CardId card = table.top(deck); card != CardId::none; card = table.below(card)) {
        if (!wanted(card)) {
            seen.push_back(card);
            continue;
        }
        table.move(card, to);
        for (CardId other : seen)
            table.move(other, others, Place::bottom);
        return card;
    }
    table.note_reveal();  // the whole deck was seen; turning it over once leaves its order as it was
    return CardId::none;
}

}  // namespace tankard
