#include "play/session/correction_trial.h"

#include "play/session/correction.h"
#include "play/session/session.h"

#include <exception>
#include <variant>

#include <fmt/format.h>

namespace tankard::play {
namespace {

constexpr const char* kOverruled =
    "the move that has just begun decides this by itself: answer first, and put it right at the next move";

/// The steps as a chapter that begins with the beat. Salts mix only what is drawn after its question.
save::Tape tape_from(const campaign::State& beat, std::span<const save::Step> steps) {
    save::Tape tape = tape_of(root_of(beat));
    for (const save::Step& step : steps) {
        if (const auto* skip = std::get_if<save::SkipRecord>(&step))
            tape.apply(save::SkipRecord{0, skip->call});
        if (const auto* correction = std::get_if<save::CorrectRecord>(&step))
            tape.apply(save::CorrectRecord{0, correction->what});
    }
    return tape;
}

}  // namespace

std::string overruled(const Library& library, const campaign::State& beat, std::span<const save::Step> steps,
                      const campaign::State& shown) {
    const Value& what = std::get<save::CorrectRecord>(steps.back()).what;
    // A card that the beat has drawn is elsewhere at its beginning: another one would be drawn for it.
    if (moved_between(what, beat.table, shown.table)) return kOverruled;
    bool found = false;
    try {
        Library beside = library.further();
        Session trial(
            beside, tape_from(beat, steps),
            {.stop_at_end_of_tape = true, .stops_at = [&](const Question&, const campaign::State& state) {
                 found = stands(what, state.table);
             }});
        trial.run();
    } catch (const std::exception& error) {
        return fmt::format("the rules could not go on: {}", error.what());
    }
    return found ? "" : kOverruled;
}

}  // namespace tankard::play
