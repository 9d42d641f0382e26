#include "window/link/front_end.h"

#include "play/content/names.h"

#include <algorithm>
#include <utility>
#include <variant>

#include <fmt/format.h>

namespace tankard::window {

std::shared_ptr<const scene::Scene> WindowFrontEnd::scene(const campaign::State& state) const {
    auto made = std::make_shared<scene::Scene>(seen(state));
    made->answers = session().answers();
    made->turn = turn();
    made->undo_line = session().undo_line();
    return made;
}

void WindowFrontEnd::post(Frame::Kind kind, std::string line) {
    Frame frame;
    frame.kind = kind;
    frame.line = std::move(line);
    frame.answers = now();
    if (kind == Frame::Kind::show || kind == Frame::Kind::rewound) begin_deed();
    link_->post(std::move(frame));
}

void WindowFrontEnd::post(scene::Passage passage, std::shared_ptr<const scene::Scene> behind) {
    std::string page = passage.title + passage.about;
    for (const std::string& paragraph : passage.paragraphs)  // two may fall at once
        page += paragraph;
    if (link_->closing() || !is_new(std::move(page))) return;
    Frame frame;
    frame.kind = Frame::Kind::passage;
    frame.passage = std::make_shared<const scene::Passage>(std::move(passage));
    frame.scene = std::move(behind);
    link_->post(std::move(frame));
}

void WindowFrontEnd::outcome(scene::Passage passage) {
    gather(session().state());
    post(std::move(passage), scene(session().state()));
}

void WindowFrontEnd::thrown(const Event& event) {
    if (!is_live()) return;
    rolls_.push_back({words().name(event.what, session().state()), event.after,
                      event.what.kind() == RefKind::card ? event.what.as_card() : CardId::none});
}

void WindowFrontEnd::heard(const Event& event, std::string line) {
    Frame frame;
    frame.story = !event.name.text().starts_with("log.");
    frame.begins = begins_turn(event.name);
    frame.follows = follows(event.name);
    if (session().state().table.cards() > 0)
        frame.sign =
            stage().sign(event, session().state(), View(session().state().table, eyes(), hands_open()));
    std::optional<scene::Passage> over;
    if (session().state().table.cards() > 0)
        over = outcomes_.heard(event, line, stage(), library(), session().state());
    if (!is_live()) {
        frame.kind = Frame::Kind::heard;
        frame.line = std::move(line);
        frame.answers = now();
        return link_->post(std::move(frame));
    }
    if (over) outcome(*std::move(over));
    std::vector<scene::Passage> read = passages_.heard(event, line, stage(), session().state());
    if (frame.begins) passages_.turn_begins();
    frame.costs = toll_.heard(event, library().layout().at("sums"));
    if (!rolls_.empty()) rolls_.back().sum = stage().sum(event, session().state());
    std::optional<scene::Entrance> comes = stage().entrance(event, session().state());
    if (!comes) comes = stage().exit(event, with_sum(line), session().state());
    frame.line = std::move(line);
    frame.answers = now();
    frame.sound = stage().sound(event.name);
    if (!link_->closing()) {
        frame.scene = scene(session().state());
        frame.rolls = std::exchange(rolls_, {});
        frame.turned = std::exchange(turned_, {});
    }
    for (scene::Passage& passage : read)  // nothing is seen of what comes after it
        post(std::move(passage));
    link_->post(std::move(frame));
    if (!comes || link_->closing() || !is_new((comes->falls ? "falls " : "comes ") + comes->name)) return;
    Frame seen;
    seen.kind = Frame::Kind::entrance;
    seen.entrance = std::make_shared<const scene::Entrance>(*std::move(comes));
    link_->post(std::move(seen));
}

void WindowFrontEnd::answered(const Question& question, const Answer& answer, const campaign::State& state,
                              std::uint32_t number) {
    FrontEndBase::answered(question, answer, state, number);
    if (!is_live()) {
        outcomes_.take(stage(), state);  // it was read before this answer
    } else {
        passages_.answered(question);
        std::erase_if(pages_, [number](const auto& page) { return page.first >= number; });
    }
    cover(state);  // before it is shown what comes of it
    // Nobody is there to be asked any more: what is answered is safe, the rest waits.
    if (link_->closing()) session().leave();
}

void WindowFrontEnd::rewound(std::uint32_t answers) {
    FrontEndBase::rewound(answers);
    rolls_.clear();
    turned_.clear();
    passages_ = {};
    outcomes_ = {};
    toll_ = {};
    post(Frame::Kind::rewound, "");
}

bool WindowFrontEnd::is_new(std::string page) { return pages_.emplace(now(), std::move(page)).second; }

void WindowFrontEnd::went_by_itself(std::string line) {
    explain(line);
    aside(std::move(line));
}

bool WindowFrontEnd::hear_yes(std::string question) {
    post(Frame::Kind::sentence, std::move(question));
    const Said said = link_->wait();
    const bool* yes = std::get_if<bool>(&said);
    return yes != nullptr && *yes;
}

bool WindowFrontEnd::yes(const std::string& sentence, const std::string& question) {
    return hear_yes(sentence + "\n" + question);
}

bool WindowFrontEnd::agrees(SeatId seat, const campaign::State& state) {
    return hear_yes(
        fmt::format("{}: {}", play::player_shown(campaign::member_at(state, seat).player), own("vote_undo")));
}

std::string WindowFrontEnd::ask_name(const std::string& question) {
    post(Frame::Kind::name, question);
    const Said said = link_->wait();
    const auto* name = std::get_if<std::string>(&said);
    return name != nullptr ? *name : "";
}

void WindowFrontEnd::curtain(const Question& question, const campaign::State& state) {
    if (eyes_change(question, state)) wait_for(question, state);
}

void WindowFrontEnd::wait_for(const Question& question, const campaign::State& state) {
    post(Frame::Kind::curtain, play::player_shown(campaign::member_at(state, question.seat).player));
    link_->wait();
}

void WindowFrontEnd::tell(std::optional<scene::Tale> tale) {
    if (!tale || link_->closing()) return;
    Frame frame;
    frame.kind = Frame::Kind::tale;
    frame.tale = std::make_shared<const scene::Tale>(*std::move(tale));
    link_->post(std::move(frame));
    link_->wait();
}

std::optional<play::Reply> WindowFrontEnd::reply(const Said& said, const campaign::State& state) {
    if (const auto* answer = std::get_if<Answer>(&said)) return *answer;
    if (const auto* cast = std::get_if<Cast>(&said)) return answer_thrown(cast->thrown, cast->seed);
    if (const auto* again = std::get_if<Reconsidered>(&said)) return play::Reconsider{again->seat};
    const auto* wish = std::get_if<Wish>(&said);
    if (wish == nullptr) return std::nullopt;
    switch (wish->what) {
        case Command::quit:
        case Command::close: return play::Quit{};
        case Command::redo: return redo();
        case Command::undo: return undo(std::nullopt, state);
        case Command::save_point: return play::SavePoint{wish->name};
        case Command::tale: {
            auto told = tale();
            if (!told) refuse(own("no_tale"));
            tell(std::move(told));
            return std::nullopt;
        }
        case Command::correct: return put_right(wish->what_is_right);
        case Command::hand_over: {
            const auto place = static_cast<std::size_t>(wish->seat);
            if (place >= state.seats.size()) return std::nullopt;
            return hand_over(place, !state.members[state.seats[place]].companion, "", state);
        }
        default: return std::nullopt;
    }
}

play::Reply WindowFrontEnd::put_right(const Value& what) {
    const std::string* reason = what.at("reason").text();
    std::string change = reason != nullptr ? *reason : "";
    const std::string* counter = what.at("counter").text();
    const std::int64_t* value = what.at("value").integer();
    if (counter != nullptr && value != nullptr)
        change += fmt::format(" ({}: {})", words().language().label(intern("counter." + *counter)), *value);
    return correct(what, std::move(change));
}

play::Reply WindowFrontEnd::ask(const Question& question, const campaign::State& state) {
    tell(tale_due(state));
    if (auto named = name_newcomer(state)) return *named;
    if (auto equal = of_equals(question, state)) return *equal;
    if (auto over = outcomes_.take(stage(), state)) outcome(*std::move(over));
    curtain(question, state);
    if (auto passage = passages_.take()) post(*std::move(passage));
    const auto ask = std::make_shared<const scene::Ask>(asked(question, state));
    while (true) {
        Frame frame;
        frame.kind = Frame::Kind::ask;
        frame.scene = scene(state);
        frame.ask = ask;
        frame.rolls = std::exchange(rolls_, {});
        frame.turned = std::exchange(turned_, {});
        frame.answers = now();
        link_->post(std::move(frame));
        const Said said = link_->wait();
        if (const auto* wish = std::get_if<Wish>(&said); wish != nullptr && wish->what == Command::peek) {
            if (peek(question, state)) wait_for(question, state);
        } else if (auto made = reply(said, state)) {
            return *made;
        }
        if (link_->closing()) return play::Quit{};
    }
}

}  // namespace tankard::window
