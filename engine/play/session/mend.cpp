#include "play/session/mend.h"

#include "campaign/misfit.h"

#include <cstdint>
#include <stdexcept>
#include <variant>

#include <fmt/format.h>

namespace tankard::play {
namespace {

/// A session at the beginning of the move in which the tape ends.
void go_to_last_beat(Session& session) {
    try {
        session.run();
    } catch (const ScriptError&) {
        // The effect to be mended: the state is that from before its move.
    } catch (const script::OutOfMemory&) {
    } catch (const Diverged&) {
    }
}

}  // namespace

void mend(save::CampaignFile& file, Library& old, Library& fresh) {
    const save::Tape tape = file.tape();
    Session session(old, tape, {.stop_at_end_of_tape = true});
    go_to_last_beat(session);

    campaign::State state = session.state();
    try {
        state.table.set_catalogue(fresh.rules(state.rules).catalogue());
    } catch (const std::runtime_error& error) {
        throw save::Error(
            fmt::format("{} cannot go on with the changed files: {}", file.path(), error.what()));
    }
    if (const std::string wrong = campaign::misfit(state, fresh.environment(fresh.rules(state.rules)));
        !wrong.empty())
        throw save::Error(fmt::format("{} cannot go on with the changed files: {}", file.path(), wrong));
    for (const save::Step& step : tape.steps())
        if (const auto* salt = std::get_if<save::Salt>(&step);
            salt != nullptr && salt->after_answer >= session.answers())
            state.table.salt(salt->salt);
    save::SnapshotRecord root = root_of(state);
    root.answer_number = session.answers();
    file.begin_epoch(fresh.content(), kEngineVersion);
    file.append(root);
    std::uint32_t stands = root.answer_number;
    for (const save::Step& step : tape.steps()) {
        if (const auto* given = std::get_if<save::AnswerRecord>(&step);
            given != nullptr && given->number > stands) {
            file.append(*given);
            ++stands;
        }
        if (const auto* handover = std::get_if<save::HandoverRecord>(&step);
            handover != nullptr && handover->after_answer >= root.answer_number)
            file.append(save::HandoverRecord{stands, handover->what});
    }
    // All or nothing: an epoch without its answers would lose them.
    file.revive();
}

}  // namespace tankard::play
