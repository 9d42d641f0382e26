// A secret round while its answers come in: one question for each seat, answered in any order and changed
// until all are in.
#pragma once

#include "table/question.h"

#include <optional>
#include <span>
#include <vector>

namespace tankard {

class Round {
 public:
    /// No round: it asks nobody and is complete.
    Round() = default;
    /// The questions must outlive it.
    explicit Round(std::span<const Question> questions) : questions_(questions), answers_(questions.size()) {}

    bool complete() const;
    /// The first question that nobody has answered; not of a complete round.
    const Question& next() const;
    /// What a seat is asked; null if it is not.
    const Question* of(SeatId seat) const;
    /// In the order of the questions.
    std::vector<SeatId> have_answered() const;

    /// Instead of what the seat has answered before, if it has. Nothing for a seat that is not asked.
    void give(SeatId seat, Answer answer);
    /// All answers of a complete round, in the order of the questions.
    std::vector<Answer> take();

 private:
    std::span<const Question> questions_;
    std::vector<std::optional<Answer>> answers_;
};

}  // namespace tankard
