// What cards are worth to a hero whom a companion plays, and whether there is anything to buy. It looks only
// at what the hero's seat may know: open zones, its own hand, counts. Integers only; higher is better.
#pragma once

#include "deckbuilder/definitions/content.h"
#include "table/question.h"
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
    /// Whether the hero would buy it at all: a Coin in the Loot is no bargain at any price, and what suits a
    /// person better is left to them.
    bool wanted(Ref object) const { return of(object) > kLeast && suited(object) == SeatId::none; }
    /// The person whose hero this Loot suits better, and who has a turn before it goes; none if there is
    /// nobody, or the house asks no courtesy of companions. Nobody who has more Weapons already is left
    /// another one: a party fights better if all can.
    SeatId suited(Ref object) const;
    /// Whether people have a turn to come before the Loot goes and the next card is drawn (section 12).
    bool people_wait() const;

    /// The person before whom a Monster stands, and who is well enough to deal with it; none if there is
    /// nobody, or the house asks no courtesy of companions.
    SeatId whose(CardId monster) const;
    /// The person to whom all that this hero could attack is left (7.3, 21.12); none if anything is not.
    SeatId all_left_to() const;

    /// What the hero could spend this turn: what lies on the table, and all money in hand. An exact sum.
    int means() const;
    /// How many cards in hand are money, or do not fight: what a cost may be paid with.
    int spare() const;
    /// Whether Loot lies open to this hero that costs at most `money`, discounts and all, and that it wants
    /// or, with `any`, whether it wants it or not. `menu`: what the hero is asked in its main part, which
    /// says what there is and for how much, also of what is too dear for the purse.
    bool sells(const Question& menu, int money, bool any = false) const;

    bool is_card(Ref object) const {
        return object.kind() == RefKind::card && content_.is(table_.def(object.as_card()), DefKind::card);
    }
    const CardDef& def(CardId card) const { return content_.card(table_.def(card)); }

 private:
    static constexpr int kLeast = 8;
    /// Of a hundred parts of life: whoever has more is well.
    static constexpr int kWell = 60;

    /// Whoever has so many Weapons needs no other one.
    static constexpr int kArmed = 3;
    static constexpr int kBare = 6;  ///< for each that is missing to them
    /// The first Beer is worth so much, every further one less: whoever drinks only does not strike.
    static constexpr int kBeer = 14;
    static constexpr int kBeerMore = 3;

    DefId hero() const;
    SeatId seat() const { return seat_ == SeatId::none ? seat_at(0) : seat_; }
    int of_weapon(const CardDef& weapon) const;
    bool is_person(SeatId other) const;
    bool comes(SeatId other) const;
    bool better_armed(Ref object, SeatId other) const;
    int owned(CardKind what, SeatId seat) const;
    int wounded(SeatId seat) const;
    int suits(CardId card, SeatId seat) const;

    const Content& content_;
    const Table& table_;
    SeatId seat_;
};

}  // namespace tankard::deckbuilder
