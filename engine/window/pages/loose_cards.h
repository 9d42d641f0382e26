// What can be chosen and lies nowhere, as cards: a hero, a boast, whose Loot is turned over. Pure.
#pragma once

#include "window/pages/offering.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace tankard::window {

/// One card for each thing, whatever can be done with it; of an answered question they stay as long as it
/// does.
class LooseCards {
 public:
    LooseCards(const TableView& view, const Offering& offering);

    /// Heaps of one; none if nothing lies nowhere. They live as long as this. With `piles` also those that
    /// are drawn from, which are the last.
    std::vector<Heap> heaps(bool piles) const;
    /// Piece::thing of the card at that index.
    std::uint64_t thing(std::size_t card) const { return kChoiceThing + things_[card].choice; }
    /// The index of a card that one of the heaps shows.
    std::size_t index_of(const scene::Card& shown) const {
        return static_cast<std::size_t>(&shown - cards_.data());
    }
    /// The piece of the card at that index in its place, with its spot.
    void put(const Offering& offering, Block& into, Piece piece, std::size_t card, float x, float y) const;

 private:
    struct Thing {
        std::size_t choice = 0;  ///< the first that is about it
        Ref object;
    };
    std::vector<scene::Card> cards_;  ///< they have no id
    std::vector<Thing> things_;       ///< one each
};

}  // namespace tankard::window
