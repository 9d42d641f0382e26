// The door between rules and those who decide. Rules ask and get a legal answer, or are left at once (the
// answerer throws Abandon: undo, quit). There is no "cancel": taking back is done behind the door.
//
// Rules never hold hidden information or a number drawn ahead in a local variable across a question: after an
// undo or a resume the code runs again from the beat's start and must come to the same question.
#pragma once

#include "table/question.h"
#include "table/table.h"

#include <cstdint>
#include <exception>
#include <optional>
#include <span>
#include <vector>

namespace tankard {

/// Thrown by an answerer to leave the rules in mid-beat. Never caught by rules, scripts or hosts: they only
/// pass it on.
struct Abandon : std::exception {
    const char* what() const noexcept override { return "the game was left in the middle of a beat"; }
};

/// Whoever sits behind the door: people, companions, a journal that is played again.
class Answerer {
 public:
    virtual ~Answerer() = default;
    virtual Answer answer(const Question& question, const Table& table) = 0;
    /// A secret round: nobody learns an answer before all are given. Each seat is asked at most once; the
    /// answers come back in the order of the questions.
    virtual std::vector<Answer> answer_round(std::span<const Question> questions, const Table& table);
    /// There was one legal answer, and nobody is asked.
    virtual void passed(const Question&, const Answer&) {}
    /// Whether anybody reads refusals and labels; when not, rules need not build them.
    virtual bool explains() const { return false; }
};

class Door {
 public:
    explicit Door(Answerer& answerer) : answerer_(&answerer) {}

    /// Whether refusals are worth building.
    bool explains() const { return answerer_->explains(); }

    /// Opens the one question that can be open; its buffers are used again and again.
    Question& ask(Shape shape, SeatId seat, Name prompt);

    /// Puts a question, made wherever. std::logic_error if it has no legal answer.
    Answer put(const Question& question, const Table& table);

    // The question that `ask` opened is put and answered. std::logic_error if it has no legal answer.
    Option choose_one(const Table& table);
    std::vector<Option> choose_some(const Table& table);
    std::int32_t amount(const Table& table);
    bool confirm(const Table& table);
    void read(const Table& table);
    /// For distribute and record: one number for each option.
    std::vector<std::int32_t> numbers(const Table& table);

    /// Puts the question that `ask` opened, of any shape, where other seats may interject. True if one did:
    /// the option is in `used`, and the rules ask anew; else the answer's numbers are in `values`.
    bool interjected(const Table& table, Option& used, std::vector<std::int32_t>& values);

    /// A secret round, as Answerer::answer_round has it. std::logic_error if a question has no legal answer.
    std::vector<Answer> ask_secret(std::span<const Question> questions, const Table& table);

    /// How often somebody really had to decide, and how often there was one legal answer.
    std::uint64_t asked() const { return asked_; }
    std::uint64_t forced() const { return forced_; }

 private:
    /// The one legal answer, or nothing. std::logic_error if there is none.
    std::optional<Answer> only_answer(const Question& question);
    static void expect_fit(const Question& question, const Answer& answer);

    Answerer* answerer_;
    Question question_;
    std::uint64_t asked_ = 0;
    std::uint64_t forced_ = 0;
};

}  // namespace tankard
