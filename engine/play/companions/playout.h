// One game that a companion plays in its head: a copy of the last beat, the answers since then once more,
// then everything that its seat cannot know determinized anew, one answer of its own, and from there on
// greedy play for every seat, until the stretch of the chapter is over (RuleSet::horizon), the chapter ends,
// or it has gone on for too long.
#pragma once

#include "play/content/library.h"
#include "save/tape.h"

#include <cstdint>
#include <span>
#include <vector>

namespace tankard::play {

/// A question in the middle of a beat, as plain data. All of it must outlive the playouts.
struct Situation {
    static constexpr std::size_t kAll = static_cast<std::size_t>(-1);

    const campaign::State& beat;         ///< the game when the beat began
    std::span<const save::Step> prefix;  ///< what was answered since
    /// How many steps of the prefix come before the open secret round: what others have answered in it since
    /// nobody may know yet. All if the question is not secret.
    std::size_t known = kAll;
    const std::vector<std::uint64_t>& skips;  ///< hook calls skipped in this beat
    const Question& question;
    const Table& table;  ///< at the question
    const Settings& settings;
    std::uint64_t salt = 0;  ///< another one for every question
};

class Playout final : public Answerer {
 public:
    /// `library`: a library whose host is not in use by another game.
    Playout(Library& library, const Situation& situation)
        : library_(library), situation_(situation), door_(*this) {}

    /// How well the asked seat stands after this answer in future number `future`, 0 to kCertain. Equal
    /// futures are equally lucky for all answers, as far as dice can be the same. 0 too if a script fails on
    /// the way. Passes on script::OutOfMemory; std::logic_error if the beat does not come to the question.
    std::int32_t value(const Answer& answer, std::uint64_t future);

    Answer answer(const Question& question, const Table& table) override;
    std::vector<Answer> answer_round(std::span<const Question> questions, const Table& table) override;

 private:
    const save::AnswerRecord* next_known();
    Answer own();
    Answer imagined(const Question& question, const Table& table);
    Answer by_greedy(const Question& question, const Table& table);
    void forget_what_is_hidden();

    Library& library_;
    const Situation& situation_;
    Door door_;
    campaign::State state_;
    const Answer* own_ = nullptr;
    std::uint64_t luck_ = 0;
    std::size_t cursor_ = 0;
    std::uint32_t answers_ = 0;
    bool asked_ = false;
    bool hidden_ = false;  ///< what the asked seat cannot know was determinized
};

}  // namespace tankard::play
