#include "window/link/front.h"

#include "play/correction.h"

#include <algorithm>
#include <variant>

#include <fmt/format.h>

namespace tankard::window {

std::shared_ptr<const scene::Scene> Front::scene(const campaign::State& state, SeatId viewer) const {
    auto made = std::make_shared<scene::Scene>(stage_.scene(state, viewer, session_->settings()));
    made->answers = session_->answers();
    made->undo_line = session_->undo_line();
    return made;
}

void Front::on(const Event& event, const Table&) {
    if (session_ == nullptr) return;
    const campaign::State& state = session_->state();
    if (event.kind == Event::Kind::rolled && live_)
        rolls_.push_back({words_->name(event.what, state), event.after});
    if (event.kind != Event::Kind::told) return;
    Frame frame;
    frame.kind = live_ ? Frame::Kind::show : Frame::Kind::heard;
    frame.line = words_->told(event, state);
    frame.answers = now_;
    frame.sound = live_ ? stage_.sound(event.name) : "";
    if (live_ && !link_->closing()) {
        frame.scene = scene(state, before_);
        frame.rolls = std::exchange(rolls_, {});
    }
    link_->post(std::move(frame));
}

void Front::answered(const Question& question, const Answer&, const campaign::State& state,
                     std::uint32_t number) {
    now_ = number;
    const bool person = question.seat == SeatId::none || index(question.seat) >= state.seats.size() ||
                        !campaign::member_at(state, question.seat).companion;
    if (person && question.shape != Shape::read) mine_.push_back(number);
    // Nobody is there to be asked any more: what is answered is safe, the rest waits.
    if (link_->closing()) session_->leave();
}

void Front::rewound(std::uint32_t answers) {
    std::erase_if(mine_, [answers](std::uint32_t number) { return number > answers; });
    now_ = answers;
    rolls_.clear();
    Frame frame;
    frame.kind = Frame::Kind::rewound;
    frame.answers = answers;
    link_->post(std::move(frame));
}

void Front::refuse(const std::string& sentence) {
    Frame frame;
    frame.kind = Frame::Kind::notice;
    frame.line = sentence;
    link_->post(std::move(frame));
}

void Front::chapter_over(const campaign::State& state) {
    if (chapter_over_) chapter_over_(state);
    mine_.clear();
    now_ = 0;
}

bool Front::yes(const std::string& sentence) {
    Frame frame;
    frame.kind = Frame::Kind::sentence;
    frame.line = sentence;
    link_->post(std::move(frame));
    const Said said = link_->wait();
    const bool* yes = std::get_if<bool>(&said);
    return yes != nullptr && *yes;
}

bool Front::skip_effect(const std::string& sentence) {
    return yes(sentence + "\n" + window_->say(intern("window.skip_effect")));
}

bool Front::try_again(const std::string& sentence) {
    return yes(sentence + "\n" + window_->say(intern("window.try_again")));
}

/// House rule undo = vote: every person at the table agrees, or nothing is taken back.
bool Front::table_agrees(const campaign::State& state) {
    if (!session_->settings().is("undo", "vote")) return true;
    for (std::size_t place = 0; place < state.seats.size(); ++place) {
        const campaign::Member& member = state.members[state.seats[place]];
        if (!member.companion &&
            !yes(fmt::format("{}: {}", member.player, window_->say(intern("window.vote_undo")))))
            return false;
    }
    return true;
}

void Front::curtain(const Question& question, const campaign::State& state) {
    const bool closed = !library_->rules().open_hands(session_->settings());
    if (question.seat == SeatId::none || question.seat == before_) return;
    before_ = question.seat;
    const bool alone =
        std::count_if(state.members.begin(), state.members.end(), [](const campaign::Member& member) {
            return !member.companion && member.present;
        }) <= 1;
    if (!closed || alone || index(question.seat) >= state.seats.size()) return;
    Frame frame;
    frame.kind = Frame::Kind::curtain;
    frame.line = campaign::member_at(state, question.seat).player;
    link_->post(std::move(frame));
    link_->wait();
}

std::optional<play::Reply> Front::reply(const Said& said, const campaign::State& state) {
    if (const auto* answer = std::get_if<Answer>(&said)) return *answer;
    const auto* wish = std::get_if<Wish>(&said);
    if (wish == nullptr) return std::nullopt;
    switch (wish->what) {
        case Command::quit:
        case Command::close: return play::Quit{};
        case Command::redo: return play::Undo{session_->answers() + 1};
        case Command::save_point: return play::SavePoint{wish->name};
        case Command::hand_over: {
            const auto place = static_cast<std::size_t>(wish->seat);
            if (place >= state.seats.size()) return std::nullopt;
            const std::size_t member = state.seats[place];
            return play::Handover{member, !state.members[member].companion, ""};
        }
        case Command::correct: return correct(wish->what_is_right, state);
        case Command::undo:
            // What was put right by hand goes first.
            if (session_->tape().corrected()) return play::Undo{session_->answers()};
            if (mine_.empty()) {
                refuse(window_->say(intern("window.nothing_to_undo")));
                return std::nullopt;
            }
            if (!table_agrees(state)) return std::nullopt;
            return play::Undo{mine_.back() - 1};
        default: return std::nullopt;
    }
}

std::optional<play::Reply> Front::correct(const Value& what, const campaign::State& state) {
    if (const std::string wrong = play::misfit(what, state); !wrong.empty()) {
        refuse(wrong);
        return std::nullopt;
    }
    Frame frame;
    frame.kind = Frame::Kind::heard;
    std::string change = *what.at("reason").text();
    if (const std::string* counter = what.at("counter").text())
        change += fmt::format(" ({}: {})", words_->language().label(intern("counter." + *counter)),
                              *what.at("value").integer());
    frame.line = fmt::format("{} {}", window_->say(intern("window.corrected")), change);
    frame.answers = now_;
    link_->post(std::move(frame));
    return play::Correct{what};
}

play::Reply Front::ask(const Question& question, const campaign::State& state) {
    curtain(question, state);
    auto ask = std::make_shared<scene::Ask>(stage_.ask(question, state));
    const SeatId viewer =
        question.seat != SeatId::none && index(question.seat) < state.seats.size() ? question.seat : before_;
    while (true) {
        Frame frame;
        frame.kind = Frame::Kind::ask;
        frame.scene = scene(state, viewer);
        frame.ask = ask;
        frame.rolls = std::exchange(rolls_, {});
        frame.answers = now_;
        link_->post(std::move(frame));
        if (auto made = reply(link_->wait(), state)) return *made;
        if (link_->closing()) return play::Quit{};
    }
}

}  // namespace tankard::window
