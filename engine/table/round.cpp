#include "table/round.h"

#include <algorithm>
#include <utility>

namespace tankard {

bool Round::complete() const {
    return std::all_of(answers_.begin(), answers_.end(),
                       [](const auto& answer) { return answer.has_value(); });
}

const Question& Round::next() const {
    const auto open = std::find(answers_.begin(), answers_.end(), std::nullopt);
    return questions_[static_cast<std::size_t>(open - answers_.begin())];
}

const Question* Round::of(SeatId seat) const {
    for (const Question& question : questions_)
        if (question.seat == seat) return &question;
    return nullptr;
}

std::vector<SeatId> Round::have_answered() const {
    std::vector<SeatId> seats;
    for (std::size_t i = 0; i < answers_.size(); ++i)
        if (answers_[i]) seats.push_back(questions_[i].seat);
    return seats;
}

void Round::give(SeatId seat, Answer answer) {
    if (const Question* question = of(seat))
        answers_[static_cast<std::size_t>(question - questions_.data())] = std::move(answer);
}

std::vector<Answer> Round::take() {
    std::vector<Answer> all;
    for (std::optional<Answer>& answer : answers_)
        all.push_back(std::move(*answer));
    *this = {};
    return all;
}

}  // namespace tankard
