#include "save/tape.h"

#include "save/files.h"

#include <algorithm>
#include <string_view>
#include <utility>

#include <fmt/format.h>

namespace tankard::save {
namespace {

bool is_answer(const Step& step) { return std::holds_alternative<AnswerRecord>(step); }
bool is_handover(const Step& step) { return std::holds_alternative<HandoverRecord>(step); }

void expect(std::uint32_t wanted, std::uint32_t got, std::string_view what) {
    if (wanted != got) throw Error(fmt::format("{} says answer {} where {} is due", what, got, wanted));
}

}  // namespace

void Tape::apply(const Record& record) {
    if (const auto* answer = std::get_if<AnswerRecord>(&record)) {
        expect(answers_ + 1, answer->number, "the journal");
        add(*answer);
        ++answers_;
    } else if (const auto* back = std::get_if<UndoRecord>(&record)) {
        undo(*back);
    } else if (const auto* skip = std::get_if<SkipRecord>(&record)) {
        expect(answers_, skip->after_answer, "the note of a skipped effect");
        add(*skip);
    } else if (const auto* correct = std::get_if<CorrectRecord>(&record)) {
        expect(answers_, correct->after_answer, "a correction");
        add(*correct);
    } else if (const auto* handover = std::get_if<HandoverRecord>(&record)) {
        expect(answers_, handover->after_answer, "a handover");
        // Between two undos it must not forbid the way back: it belongs to whatever is left in the end.
        steps_.push_back(*handover);
        records_.push_back(applied_);
        if (undoing_) {
            ahead_.push_back(HandoverRecord{count(ahead_), handover->what});
            ahead_records_.push_back(applied_);
        }
    } else if (const auto* snapshot = std::get_if<SnapshotRecord>(&record)) {
        if (snapshot->root) {
            *this = Tape(applied_);
            root_ = true;
            answers_ = snapshot->answer_number;
        } else {
            expect(answers_, snapshot->answer_number, "a snapshot");
        }
        snapshots_.push_back({*snapshot, steps_.size()});
    }
    ++applied_;
}

void Tape::add(Step step) {
    undoing_ = false;
    ahead_.clear();
    ahead_records_.clear();
    steps_.push_back(std::move(step));
    records_.push_back(applied_);
}

void Tape::undo(const UndoRecord& record) {
    const std::uint32_t most = count(reach());
    if (record.to_answer < base() || record.to_answer > most)
        throw Error(fmt::format("it takes back to answer {}, which is not between {} and {}",
                                record.to_answer, base(), most));
    const bool here = record.to_answer == answers_;
    if (!undoing_) {
        ahead_ = steps_;
        ahead_records_ = records_;
        undoing_ = true;
    }
    // What stays: up to answer k when undoing what was done since; else all that stood before answer k + 1.
    const std::vector<Step>& from = here ? steps_ : ahead_;
    const std::vector<std::size_t>& from_records = here ? records_ : ahead_records_;
    std::uint32_t answers = base();
    std::size_t keep = 0;
    while (keep < from.size() && (!is_answer(from[keep]) || answers < record.to_answer)) {
        if (here && answers == record.to_answer && !is_handover(from[keep])) break;
        answers += is_answer(from[keep]) ? 1 : 0;
        ++keep;
    }
    std::size_t common = 0;
    while (common < keep && common < steps_.size() && records_[common] == from_records[common])
        ++common;
    std::erase_if(snapshots_, [&](const Checkpoint& checkpoint) { return checkpoint.steps > common; });
    // Only what is another is copied: a chapter may be long, and most of it stays as it is.
    std::vector<Step> then;
    std::vector<std::size_t> then_records;
    for (std::size_t at = common; at < from.size(); ++at) {
        if (at >= keep && !is_handover(from[at])) continue;
        then.push_back(from[at]);
        then_records.push_back(from_records[at]);
        if (at >= keep) std::get<HandoverRecord>(then.back()).after_answer = record.to_answer;
    }
    steps_.erase(steps_.begin() + static_cast<std::ptrdiff_t>(common), steps_.end());
    records_.resize(common);
    steps_.insert(steps_.end(), std::make_move_iterator(then.begin()), std::make_move_iterator(then.end()));
    records_.insert(records_.end(), then_records.begin(), then_records.end());
    answers_ = record.to_answer;
    if (record.salt == 0) return;
    steps_.push_back(Salt{answers_, record.salt});
    records_.push_back(applied_);
}

std::uint32_t Tape::count(std::span<const Step> steps) const {
    return base() + static_cast<std::uint32_t>(std::count_if(steps.begin(), steps.end(), is_answer));
}

std::span<const Step> Tape::since_latest() const {
    return std::span(steps_).subspan(snapshots_.empty() ? 0 : snapshots_.back().steps);
}

std::size_t Tape::record_of_answer(std::uint32_t number) const {
    for (std::size_t at = 0; at < steps_.size(); ++at)
        if (const auto* answer = std::get_if<AnswerRecord>(&steps_[at]);
            answer != nullptr && answer->number == number)
            return records_[at];
    return applied_;
}

Tape fold(std::span<const Record> records) {
    Tape tape;
    for (const auto& record : records)
        tape.apply(record);
    return tape;
}

}  // namespace tankard::save
