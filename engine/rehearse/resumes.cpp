#include "rehearse/resumes.h"

#include "rehearse/rehearse.h"

#include <stdexcept>
#include <variant>

#include <fmt/format.h>

namespace tankard::rehearse {

void Resumes::at_beat(const play::Session& session) {
    close(session);
    if (chance_.below(++beats_) != 0) return;
    copy_ = session.state();
    root_ = play::root_of(session.state());
    root_.answer_number = session.answers();
    from_ = session.tape().steps().size();
    given_.clear();
    open_ = chosen_ = true;
}

void Resumes::close(const play::Session& session) {
    if (!open_) return;
    open_ = false;
    if (session.tape().steps().size() < from_) return;  // another chapter's tape
    for (std::size_t at = from_; at < session.tape().steps().size(); ++at)
        if (const auto* given = std::get_if<save::AnswerRecord>(&session.tape().steps()[at]))
            given_.push_back(*given);
}

void Resumes::at_end(const play::Session& session, const play::Library& library) {
    close(session);
    if (!chosen_) return;
    if (campaign::hash(copy_) != root_.state_hash)
        throw std::logic_error("a copy has changed with the game that it was taken from");
    go_on(library, campaign::hash(session.state()));
    if (plan_.fresh_beats > 0) beat_by_beat(library);
}

void Resumes::go_on(const play::Library& library, std::uint64_t wanted) {
    play::Library fresh = library.further();
    save::Tape tape = play::tape_of(root_);
    const std::uint32_t prefix = chance_.below(static_cast<std::uint32_t>(given_.size()) + 1);
    for (std::uint32_t at = 0; at < prefix; ++at)
        tape.apply(given_[at]);
    play::Session* playing = nullptr;
    play::Session again(
        fresh, tape,
        {.policy = plan_.policy, .budget = plan_.budget, .at_beat = [&](const campaign::State& state) {
             if (state.chapters_played >= plan_.most_chapters) playing->leave();
         }});
    playing = &again;
    again.run();
    if (campaign::hash(again.state()) != wanted)
        throw std::logic_error(fmt::format("resumed at answer {} of {}, the game is another",
                                           root_.answer_number + prefix, copy_.chapter));
}

void Resumes::beat_by_beat(const play::Library& library) const {
    std::vector<std::uint64_t> straight;
    play::Library straight_on = library.further();
    play::Session* playing = nullptr;
    play::Session session(
        straight_on, play::tape_of(root_),
        {.policy = plan_.policy, .budget = plan_.budget, .at_beat = [&](const campaign::State& state) {
             straight.push_back(campaign::hash(state));
             if (static_cast<int>(straight.size()) > plan_.fresh_beats) playing->leave();
         }});
    playing = &session;
    session.run();
    save::SnapshotRecord root = root_;
    for (std::size_t beat = 0; beat < straight.size(); ++beat) {
        if (root.state_hash != straight[beat])
            throw std::logic_error(
                fmt::format("a fresh script host plays beat {} after answer {} of {} otherwise", beat,
                            root_.answer_number, copy_.chapter));
        play::Library fresh = library.further();
        play::Session* one = nullptr;
        play::Session single(fresh, play::tape_of(root),
                             {.policy = plan_.policy,
                              .budget = plan_.budget,
                              .at_beat = [&](const campaign::State&) { one->leave(); }});
        one = &single;
        single.run();
        root = play::root_of(single.state());
        root.answer_number = single.answers();
    }
}

}  // namespace tankard::rehearse
