#include "table/deck.h"

namespace tankard {

CardId draw(Table& table, const Deck& deck, ZoneId to) {
    if (table.empty(deck.deck) && deck.discard != ZoneId::none) {
        if (table.empty(deck.discard)) return CardId::none;
        table.move_all(deck.discard, deck.deck);
        table.shuffle(deck.deck, deck.stream);
    }
    const CardId card = table.top(deck.deck);
    if (card != CardId::none) table.move(card, to);
    return card;
}

}  // namespace tankard
