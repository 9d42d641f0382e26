#include "window/pages/loose_cards.h"

#include <algorithm>
#include <utility>

namespace tankard::window {

LooseCards::LooseCards(const TableView& view) {
    const scene::Ask* ask = view.ask != nullptr ? view.ask : view.waiting;
    if (ask == nullptr) return;
    for (std::size_t i = 0; i < ask->choices.size(); ++i) {
        const scene::Choice& choice = ask->choices[i];
        const auto same = [&](const Thing& thing) { return thing.object == choice.object; };
        if (!choice.face || std::any_of(things_.begin(), things_.end(), same)) continue;
        cards_.push_back({CardId::none, *choice.face});
        things_.push_back({i, choice.object});
    }
}

std::vector<Heap> LooseCards::heaps() const {
    std::vector<Heap> all;
    for (const scene::Card& card : cards_)
        all.push_back({&card, 1});
    return all;
}

void LooseCards::put(const Offering& offering, Block& into, Piece piece, std::size_t card, float x,
                     float y) const {
    piece.thing = thing(card);
    offering.put(into, std::move(piece), things_[card].object, x, y);
}

}  // namespace tankard::window
