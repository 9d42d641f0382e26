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
        hand_over(*handover);
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

/// Between two undos it must not forbid the way back: it belongs to whatever is left in the end.
void Tape::hand_over(const HandoverRecord& record) {
    if (undoing_ && far_size() == steps_.size() && shared_ == steps_.size()) {
        ++shared_;
    } else if (undoing_) {
        ahead_.emplace_back(HandoverRecord{ahead_answers_, record.what});
        ahead_records_.push_back(applied_);
    }
    steps_.emplace_back(record);
    records_.push_back(applied_);
}

std::size_t Tape::far_place(std::uint32_t number) const {
    std::size_t place = far_size();
    for (std::size_t at = place; at-- > 0;)
        if (const auto* answer = std::get_if<AnswerRecord>(&far_step(at))) {
            if (answer->number <= number) break;
            place = at;
        }
    return place;
}

/// Leaves so many steps; those of them that were shared are ahead from now on.
void Tape::shorten(std::size_t keep) {
    const auto cut = static_cast<std::ptrdiff_t>(keep);
    if (keep < shared_) {
        const auto end = static_cast<std::ptrdiff_t>(shared_);
        ahead_.insert(ahead_.begin(), steps_.begin() + cut, steps_.begin() + end);
        ahead_records_.insert(ahead_records_.begin(), records_.begin() + cut, records_.begin() + end);
        shared_ = keep;
    }
    steps_.erase(steps_.begin() + cut, steps_.end());
    records_.resize(keep);
}

void Tape::undo(const UndoRecord& record) {
    if (record.to_answer < base() || record.to_answer > reach())
        throw Error(fmt::format("it takes back to answer {}, which is not between {} and {}",
                                record.to_answer, base(), reach()));
    if (!undoing_) {
        undoing_ = true;
        shared_ = steps_.size();
        ahead_answers_ = answers_;
    }
    // What stays: up to answer k when undoing what was done since; else all that stood before answer k + 1.
    const bool here = record.to_answer == answers_;
    std::size_t keep = here ? steps_.size() : far_place(record.to_answer);
    if (here) {
        while (keep > 0 && !is_answer(steps_[keep - 1]))
            --keep;
        while (keep < steps_.size() && is_handover(steps_[keep]))
            ++keep;
    }
    std::vector<Step> handovers;
    std::vector<std::size_t> handover_records;
    for (std::size_t at = keep; at < (here ? steps_.size() : far_size()); ++at) {
        const Step& step = here ? steps_[at] : far_step(at);
        if (!is_handover(step)) continue;
        handovers.emplace_back(HandoverRecord{record.to_answer, std::get<HandoverRecord>(step).what});
        handover_records.push_back(here || at < shared_ ? records_[at] : ahead_records_[at - shared_]);
    }
    const std::size_t common = here ? keep : std::min(keep, shared_);
    shorten(common);
    if (keep > common) {
        const auto back = static_cast<std::ptrdiff_t>(keep - common);
        steps_.insert(steps_.end(), ahead_.begin(), ahead_.begin() + back);
        records_.insert(records_.end(), ahead_records_.begin(), ahead_records_.begin() + back);
        ahead_.erase(ahead_.begin(), ahead_.begin() + back);
        ahead_records_.erase(ahead_records_.begin(), ahead_records_.begin() + back);
        shared_ = keep;
    }
    while (!snapshots_.empty() && snapshots_.back().steps > common)
        snapshots_.pop_back();
    steps_.insert(steps_.end(), handovers.begin(), handovers.end());
    records_.insert(records_.end(), handover_records.begin(), handover_records.end());
    answers_ = record.to_answer;
    if (record.salt == 0) return;
    steps_.emplace_back(Salt{answers_, record.salt});
    records_.push_back(applied_);
}

std::vector<AnswerRecord> Tape::reach_after(std::uint32_t number) const {
    std::vector<AnswerRecord> answers;
    for (std::size_t at = far_place(number); at < far_size(); ++at)
        if (const auto* answer = std::get_if<AnswerRecord>(&far_step(at))) answers.push_back(*answer);
    return answers;
}

Value Tape::summary() const {
    if (latest() == nullptr) return {};
    Value summary = latest()->summary;
    Value players = summary.at("players");
    for (const Step& step : since_latest()) {
        const auto* handover = std::get_if<HandoverRecord>(&step);
        if (handover == nullptr || handover->what.at("player").text() == nullptr) continue;
        const std::int64_t* member = handover->what.at("member").integer();
        if (member == nullptr || *member < 0 || players.at(*member + 1).is_nil()) continue;
        players.set(*member + 1, handover->what.at("player"));
        summary.set("players", players);
    }
    return summary;
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
