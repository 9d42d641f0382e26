#include "play/session/beat_notes.h"

#include <limits>
#include <variant>

namespace tankard::play {
namespace {

constexpr int kCallBits = 24;

}  // namespace

std::uint64_t BeatNotes::id(std::uint32_t beat, std::uint64_t call) {
    return (std::uint64_t{beat} << kCallBits) | call;
}

BeatNotes::BeatNotes(const save::Tape& tape) {
    for (const save::Step& step : tape.steps()) {
        if (const auto* skip = std::get_if<save::SkipRecord>(&step)) add(*skip);
        if (const auto* correction = std::get_if<save::CorrectRecord>(&step)) add(*correction);
    }
}

void BeatNotes::follow(const save::Record& record, const save::Tape& tape) {
    if (const auto* skip = std::get_if<save::SkipRecord>(&record))
        add(*skip);
    else if (const auto* correction = std::get_if<save::CorrectRecord>(&record))
        add(*correction);
    else if (std::holds_alternative<save::UndoRecord>(record))
        *this = BeatNotes(tape);
    else if (const auto* snapshot = std::get_if<save::SnapshotRecord>(&record);
             snapshot != nullptr && snapshot->root)
        beats_.clear();
}

void BeatNotes::add(const save::SkipRecord& skip) {
    beats_[static_cast<std::uint32_t>(skip.call >> kCallBits)].skips.push_back(
        skip.call & ((std::uint64_t{1} << kCallBits) - 1));
}

void BeatNotes::add(const save::CorrectRecord& correction) {
    // One that names no beat was made for none.
    if (const auto* beat = correction.what.at("beat").integer();
        beat != nullptr && *beat >= 0 && *beat <= std::numeric_limits<std::uint32_t>::max())
        beats_[static_cast<std::uint32_t>(*beat)].corrections.push_back(correction.what);
}

const BeatNotes::Notes& BeatNotes::of(std::uint32_t beat) const {
    static const Notes kNone;
    const auto found = beats_.find(beat);
    return found != beats_.end() ? found->second : kNone;
}

}  // namespace tankard::play
