#include "window/pages/loose_cards.h"

#include <algorithm>
#include <utility>

namespace tankard::window {

namespace {

bool is_pile(Ref object) { return object.kind() == RefKind::zone; }

}  // namespace

LooseCards::LooseCards(const TableView& view, const Offering& offering) {
    const scene::Ask* ask = view.asked();
    if (ask == nullptr) return;
    const std::optional<std::size_t> self = offering.about_self();
    for (const bool piles : {false, true})
        for (std::size_t i = 0; i < ask->choices.size(); ++i) {
            const scene::Choice& choice = ask->choices[i];
            const auto same = [&](const Thing& thing) { return thing.object == choice.object; };
            if (!choice.face || is_pile(choice.object) != piles ||
                (self && choice.object == ask->choices[*self].object) ||
                std::any_of(things_.begin(), things_.end(), same))
                continue;
            cards_.push_back({CardId::none, *choice.face});
            things_.push_back({i, choice.object});
        }
}

std::vector<Heap> LooseCards::heaps(bool piles) const {
    std::vector<Heap> all;
    for (std::size_t i = 0; i < cards_.size() && (piles || !is_pile(things_[i].object)); ++i)
        all.push_back({&cards_[i], 1});
    return all;
}

void LooseCards::put(const Offering& offering, Block& into, Piece piece, std::size_t card, float x,
                     float y) const {
    piece.thing = thing(card);
    offering.put(into, std::move(piece), things_[card].object, x, y);
}

}  // namespace tankard::window
