// What can be chosen and lies nowhere, as cards: a hero, a boast, whose Loot is turned over. Pure.
#pragma once

#include "window/pages/block.h"
#include "window/pages/table_view.h"

#include <cstddef>
#include <vector>

namespace tankard::window {

/// One card for each thing, whatever can be done with it; of an answered question they stay as long as it
/// does. The view outlives them.
class LooseCards {
 public:
    explicit LooseCards(const TableView& view);

    const std::vector<scene::Card>& cards() const { return cards_; }
    /// The piece of the card at that index in its place, with its spot: it answers, or leaves the options
    /// that are about it.
    void put(Block& into, Piece piece, std::size_t card, float x, float y) const;

 private:
    const TableView& view_;
    std::vector<scene::Card> cards_;    ///< they have no id
    std::vector<std::size_t> choices_;  ///< the first that is about each
};

}  // namespace tankard::window
