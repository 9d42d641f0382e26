// What one seat may know of a table: a filter over it, nothing copied. Every front end looks through a view.
#pragma once

#include "table/question.h"
#include "table/table.h"

#include <cstdint>
#include <vector>

namespace tankard {

class View {
 public:
    /// `open_hands`: what belongs to a seat is open to all (co-operative house rule 21.67).
    View(const Table& table, SeatId seat, bool open_hands)
        : table_(&table), seat_(seat), open_hands_(open_hands) {}

    const Table& table() const { return *table_; }
    SeatId seat() const { return seat_; }
    bool sees(ZoneId zone) const;
    bool sees(CardId card) const { return sees(table_->where(card)); }
    /// The cards of a zone from the top if the seat may see them, else nothing; Table::size tells how many
    /// there are.
    std::vector<CardId> cards(ZoneId zone) const;
    /// Who stands on a square; the nothing-Ref for a card that the seat may not see: there is something.
    Ref shown(Ref occupant) const {
        return occupant.kind() == RefKind::card && !sees(occupant.as_card()) ? Ref() : occupant;
    }
    /// Whether the seat sees what is hidden from somebody else: cards that are its own to see.
    bool has_secrets() const;
    /// Whether all that a question names lies open to the seat.
    bool knows(const Question& question) const;
    /// Whether the seat may read a question's options: its own, or one that is not secret and names no card
    /// that is hidden from it.
    bool reads(const Question& question) const {
        return question.seat == seat_ || (!question.secret && knows(question));
    }
    /// A sum over all that the seat may know: unchanged when two cards that it cannot see change places.
    std::uint64_t digest() const;

 private:
    const Table* table_;
    SeatId seat_;
    bool open_hands_;
};

}  // namespace tankard
