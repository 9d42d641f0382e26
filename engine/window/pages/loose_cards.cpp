#include "window/pages/loose_cards.h"

#include <algorithm>
#include <cstdint>
#include <utility>

namespace tankard::window {

LooseCards::LooseCards(const TableView& view) : view_(view) {
    const scene::Ask* ask = view.ask != nullptr ? view.ask : view.waiting;
    if (ask == nullptr) return;
    const std::vector<scene::Choice>& choices = ask->choices;
    for (std::size_t i = 0; i < choices.size(); ++i) {
        const auto same = [&](std::size_t other) { return choices[other].object == choices[i].object; };
        if (!choices[i].face || std::any_of(choices_.begin(), choices_.end(), same)) continue;
        cards_.push_back({CardId::none, *choices[i].face});
        choices_.push_back(i);
    }
}

void LooseCards::put(Block& into, Piece piece, std::size_t card, float x, float y) const {
    const std::size_t choice = choices_[card];
    if (view_.ask == nullptr) {
        move(piece, x, y);
        return into.take(std::move(piece), 0, 0);
    }
    const std::vector<scene::Choice>& choices = view_.ask->choices;
    const Ref thing = choices[choice].object;
    const bool alone = std::count_if(choices.begin(), choices.end(), [thing](const scene::Choice& other) {
                           return is_about(other, thing);
                       }) == 1;
    move(piece, x, y);
    piece.thing = kChoiceThing + choice;
    piece.glows = true;
    if (view_.choosing != nullptr && view_.choosing->place(choice) != 0)
        piece.shapes.push_back({piece.box, Look::marked, ""});
    into.spots.push_back({piece.box, alone ? Does::choose : Does::narrow,
                          static_cast<std::int64_t>(alone ? choice : thing.bits()), true});
    into.take(std::move(piece), 0, 0);
}

}  // namespace tankard::window
