// The tape: what counts of all that was recorded since the last root snapshot, in the order in which a replay
// meets it. A pure function of the records.
//
// Undo to k, with fewer than the present answers: back to when answer k + 1 was about to be given, with what
// the table had done at that point (skips, corrections, salts) before it. Undo to k, with k the present
// number: takes back what was done since answer k. Undo of an undo: as long as nothing new was answered,
// skipped or corrected, undo to a greater k brings the answers back. A salt is added behind what is left.
// Handovers are never taken back, only moved forward. An undo costs what it takes back or brings back,
// however long the tape is.
#pragma once

#include "save/journal.h"

#include <cstdint>
#include <span>
#include <variant>
#include <vector>

namespace tankard::save {

/// From here the random streams run differently.
struct Salt {
    std::uint32_t after_answer = 0;
    std::uint64_t salt = 0;
    friend bool operator==(const Salt&, const Salt&) = default;
};

using Step = std::variant<AnswerRecord, Salt, SkipRecord, CorrectRecord, HandoverRecord>;

class Tape {
 public:
    Tape() = default;

    /// Takes the next record. Error, and no change, if it does not fit: a number out of order, an undo of
    /// something that was never answered or that lies before the root.
    void apply(const Record& record);

    const std::vector<Step>& steps() const { return steps_; }
    /// The answers behind this one among which undo chooses: of those that stand, or during a run of undos of
    /// those before the first of them.
    std::vector<AnswerRecord> reach_after(std::uint32_t number) const;
    /// Whether something was put right by hand since the last answer.
    bool corrected() const { return !steps_.empty() && std::holds_alternative<CorrectRecord>(steps_.back()); }
    /// How many answers of the chapter stand.
    std::uint32_t answers() const { return answers_; }
    /// The first number that undo can go back to.
    std::uint32_t base() const { return root_ ? snapshots_.front().record.answer_number : 0; }

    /// Where the tape begins; none in a campaign whose first chapter has not been set up.
    const SnapshotRecord* root() const { return root_ ? &snapshots_.front().record : nullptr; }
    /// What lists show: the latest snapshot's summary, with the names of chairs that changed hands since.
    Value summary() const;
    /// The latest snapshot that still counts, and the steps since it; the root if there is no later one.
    const SnapshotRecord* latest() const { return snapshots_.empty() ? nullptr : &snapshots_.back().record; }
    std::span<const Step> since_latest() const;
    /// How many records had been applied before the answer with this number; for cutting a file there.
    std::size_t record_of_answer(std::uint32_t number) const;

 private:
    struct Checkpoint {
        SnapshotRecord record;
        std::size_t steps;
    };

    explicit Tape(std::size_t applied) : applied_(applied) {}
    void undo(const UndoRecord& record);
    void add(Step step);
    void hand_over(const HandoverRecord& record);
    void shorten(std::size_t keep);
    std::uint32_t reach() const { return undoing_ ? ahead_answers_ : answers_; }
    /// The steps before the first undo of a run: the shared ones, and those ahead.
    std::size_t far_size() const { return undoing_ ? shared_ + ahead_.size() : steps_.size(); }
    const Step& far_step(std::size_t at) const {
        return undoing_ && at >= shared_ ? ahead_[at - shared_] : steps_[at];
    }
    /// The first of them that came after this answer, or with the next one.
    std::size_t far_place(std::uint32_t number) const;

    std::vector<Step> steps_;
    std::vector<std::size_t> records_;  ///< beside steps_: the record each step came with
    bool undoing_ = false;
    std::size_t shared_ = 0;   ///< during a run of undos: so many steps are as they were before the first
    std::vector<Step> ahead_;  ///< and these came behind them
    std::vector<std::size_t> ahead_records_;
    std::uint32_t ahead_answers_ = 0;  ///< how many answers stood then
    bool root_ = false;
    std::vector<Checkpoint> snapshots_;
    std::uint32_t answers_ = 0;
    std::size_t applied_ = 0;
};

Tape fold(std::span<const Record> records);

}  // namespace tankard::save
