#include "window/link/recording.h"

#include "play/session/spectator.h"

#include <cstdint>
#include <utility>

#include <fmt/format.h>

namespace tankard::window {
namespace {

/// Takes a picture after every answer of a journal.
class Recorder final : public play::Spectator {
 public:
    Recorder(const play::Library& library, const scene::Words& words, SeatId viewer)
        : words_(words), stage_(library, words), viewer_(viewer) {}

    void attach(const play::Session& session) { session_ = &session; }
    std::vector<Shot> take() {
        shoot(session_->state(), "");
        return std::move(shots_);
    }

    void answered(const Question& question, const Answer& answer, const campaign::State& state,
                  std::uint32_t) override {
        std::string who;
        if (question.seat != SeatId::none && index(question.seat) < state.seats.size())
            who = play::player_shown(campaign::member_at(state, question.seat).player) + ": ";
        std::string what;
        const bool picks = question.shape == Shape::choose_one || question.shape == Shape::choose_some;
        for (std::int32_t value : answer.values)
            what += (what.empty() ? "" : ", ") +
                    (picks ? words_.option(question, static_cast<std::size_t>(value), state)
                           : fmt::format("{}", value));
        shoot(state, who + (what.empty() ? "–" : what));
    }
    void on(const Event& event, const Table&) override {
        if (event.kind == Event::Kind::turned) turned_.push_back({event.what, event.before, event.after});
        if (event.kind != Event::Kind::told || session_ == nullptr) return;
        if (!words_.language().has(event.name)) return;  // older than the rules that tell
        told_.push_back(words_.told(event, session_->state()));
    }

 private:
    void shoot(const campaign::State& state, std::string answer) {
        shots_.push_back({stage_.scene(state, viewer_, session_->settings()), std::move(answer),
                          std::exchange(told_, {}), std::exchange(turned_, {})});
    }

    const scene::Words& words_;
    scene::Stage stage_;
    SeatId viewer_;
    const play::Session* session_ = nullptr;
    std::vector<std::string> told_;
    std::vector<scene::Turned> turned_;
    std::vector<Shot> shots_;
};

}  // namespace

std::vector<Shot> record(play::Library& library, const scene::Words& words, const save::Tape& tape,
                         SeatId viewer) {
    Recorder recorder(library, words, viewer);
    play::Session session(library, tape, {.front = &recorder, .stop_at_end_of_tape = true});
    recorder.attach(session);
    try {
        session.run();
    } catch (const play::Diverged& diverged) {
        throw save::Error(fmt::format("the replay stops: {}", diverged.what()));
    } catch (const ScriptError& error) {
        throw save::Error(fmt::format("the replay stops: {}", error.what()));
    }
    return recorder.take();
}

}  // namespace tankard::window
