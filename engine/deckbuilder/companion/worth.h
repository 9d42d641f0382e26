// What cards are worth to a hero whom a companion plays, and whether there is anything to buy. It looks only
// at what the hero's seat may know: open zones, its own hand, counts. Integers only; higher is better.
#pragma once

#include "deckbuilder/definitions/content.h"
#include "table/table.h"

namespace tankard::deckbuilder {

class Worth {
 public:
    /// All three outlive it. `seat`: whose hero; none: the first seat's.
    Worth(const Content& content, const Table& table, SeatId seat)
        : content_(content), table_(table), seat_(seat) {}

    /// A card of the market, a hand or a deck; 0 for all else, and for Spells beyond the hero's intelligence.
    int of(Ref object) const;
    /// Weapons and Spells that the hero can pay for: without them nothing else helps.
    bool fights(Ref object) const;
    bool is_money(Ref object) const {
        return is_card(object) && def(object.as_card()).kind == CardKind::money;
    }
    /// Whether the hero would buy it at all: a Coin in the Loot is no bargain at any price.
    bool wanted(Ref object) const { return of(object) > kLeast; }

    /// What the hero could spend this turn: what lies on the table, and all money in hand. An exact sum.
    int means() const;
    /// How many cards in hand are money, or do not fight: what a cost may be paid with.
    int spare() const;
    /// Whether Loot lies open to this hero (9.9) that costs at most `money`, as printed, and that it wants
    /// or, with `any`, whether it wants it or not.
    bool sells(int money, bool any = false) const;

    bool is_card(Ref object) const {
        return object.kind() == RefKind::card && content_.is(table_.def(object.as_card()), DefKind::card);
    }
    const CardDef& def(CardId card) const { return content_.card(table_.def(card)); }

 private:
    static constexpr int kLeast = 8;

    DefId hero() const;
    bool sells(ZoneId loot, int money, bool any) const;

    const Content& content_;
    const Table& table_;
    SeatId seat_;
};

}  // namespace tankard::deckbuilder
