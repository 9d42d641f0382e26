#include "scene/front_end.h"

#include <algorithm>
#include <cstdint>
#include <numeric>

#include <fmt/format.h>

namespace tankard::scene {
namespace {

bool seated(SeatId seat, const campaign::State& state) {
    return seat != SeatId::none && index(seat) < state.seats.size();
}

bool is_person(const campaign::Member& member) { return !member.companion; }

bool joins(const Question& question, const Answer& answer) {
    static const Name verb = intern("joins");
    return question.shape == Shape::choose_one &&
           question.options[static_cast<std::size_t>(answer.values.front())].verb == verb;
}

}  // namespace

void FrontEndBase::on(const Event& event, const Table&) {
    if (session_ == nullptr) return;
    if (event.kind == Event::Kind::rolled) thrown(event);
    if (event.kind == Event::Kind::turned) turned({event.what, event.before, event.after});
    // A save's own texts may be older than the rules that tell.
    if (event.kind != Event::Kind::told || !words_.language().has(event.name)) return;
    const campaign::State& state = session_->state();
    std::string line = words_.told(event, state, View(state.table, eyes_, hands_open()));
    if (!event.parts.empty()) {
        last_sum_ = line;
        sum_is_fresh_ = true;
    }
    if (begins_turn(event.name)) numbering_.turn_begins(now_);
    if (live_ && library_->layout().at("tale_after").lists(event.name.text())) tale_owed_ = true;
    heard(event, std::move(line));
}

void FrontEndBase::answered(const Question& question, const Answer& answer, const campaign::State& state,
                            std::uint32_t number) {
    now_ = number;
    sum_is_fresh_ = false;
    if (live_) numbering_.answered(number);
    const bool person = !seated(question.seat, state) || is_person(campaign::member_at(state, question.seat));
    const bool chosen = !std::exchange(by_itself_, false);
    if (person && chosen && question.shape != Shape::read)
        mine_.push_back({number, in_words(question, answer, state)});
    joined_ = live_ && joins(question, answer);
    if (!person && live_ && state.stage == campaign::Stage::play) explain_companion(question, answer, state);
}

/// Out loud, so of a secret answer not a word.
void FrontEndBase::explain_companion(const Question& question, const Answer& answer,
                                     const campaign::State& state) {
    if (session_ == nullptr || question.secret) return;
    const Event said = library_->rules().remark(question, answer, state.table);
    if (said.name) aside(words_.told(said, state, View(state.table, eyes_, hands_open())));
}

std::string FrontEndBase::in_words(const Question& question, const Answer& answer,
                                   const campaign::State& state) const {
    const std::string who = seated(question.seat, state)
                                ? play::player_shown(campaign::member_at(state, question.seat).player)
                                : "";
    std::string what;
    const bool picks = question.shape == Shape::choose_one || question.shape == Shape::choose_some;
    if (picks && !question.secret && View(state.table, SeatId::none, hands_open()).knows(question))
        for (const std::int32_t value : answer.values)
            what += fmt::format("{}{}", what.empty() ? "" : ", ",
                                words_.said(question, static_cast<std::size_t>(value), state).title);
    if (what.empty()) what = words_.prompt(question, state);
    return who.empty() ? what : fmt::format("{}: {}", who, what);
}

void FrontEndBase::passed(const Question& question, const Answer& answer, const campaign::State& state) {
    if (!live_ || question.secret || question.shape != Shape::choose_one) return;
    if (!library_->layout().at("told_when_forced").lists(question.prompt.text())) return;
    const auto only = static_cast<std::size_t>(answer.values.front());
    std::string said = fmt::format("{} {}.", own("forced"), words_.option(question, only, state));
    // Why what one would expect is not there.
    for (const Refusal& refusal : question.refusals)
        if (library_->layout().at("why_when_forced").lists(refusal.verb.text()))
            said += fmt::format(" ({})", words_.refusal(refusal, question, state));
    went_by_itself(std::move(said));
}

std::optional<Answer> FrontEndBase::of_equals(const Question& question, const campaign::State& state) {
    const bool alone = question.own() == question.options.size();
    const auto count = static_cast<std::int32_t>(question.own());
    const bool orders = question.shape == Shape::choose_some && question.ordered && question.least == count &&
                        question.most == count;
    if ((question.shape != Shape::choose_one && !orders) || count < 2 || !alone) return std::nullopt;
    std::vector<std::string> said;
    for (std::size_t i = 0; i < question.options.size(); ++i) {
        said.push_back(words_.option(question, i, state));
        if (said.back() != said.front()) return std::nullopt;  // most questions are told apart by two
    }
    if (rows_of(question, state, CardOrder(*library_, words_), said).size() > 1) return std::nullopt;
    answer_by_itself();
    if (orders) {  // one is as good as another
        Answer any;
        any.values.resize(question.own());
        std::iota(any.values.begin(), any.values.end(), 0);
        return any;
    }
    if (!question.secret && View(state.table, SeatId::none, hands_open()).knows(question))
        went_by_itself(fmt::format("{} {}.", own("forced"), said.front()));
    return Answer{{0}};
}

void FrontEndBase::rewound(std::uint32_t answers) {
    std::erase_if(mine_, [answers](const Given& given) { return given.number > answers; });
    numbering_.rewound(answers);
    tale_owed_ = false;
    now_ = answers;
}

void FrontEndBase::chapter_over(const campaign::State& state) {
    if (chapter_over_) chapter_over_(state);
    mine_.clear();
    last_sum_.clear();
    sum_is_fresh_ = false;
    numbering_ = {};
    now_ = 0;
}

void FrontEndBase::change_library(const play::Library& library, std::string_view language,
                                  std::uint32_t base) {
    library_ = &library;
    words_ = Words(library, language);
    stage_ = Stage(library, words_);
    live_ = false;
    rewound(base);
    mine_.clear();
}

void FrontEndBase::plays_with(const play::Library& library) {
    library_ = &library;
    words_ = Words(library, std::string(words_.code()));
    stage_ = Stage(library, words_);
}

std::string FrontEndBase::prompt(const Question& question, const campaign::State& state) const {
    std::string asked = words_.prompt(question, state);
    std::string names;
    for (const SeatId seat : session_->round().have_answered())
        if (seat != question.seat && seated(seat, state))
            names +=
                (names.empty() ? "" : ", ") + play::player_shown(campaign::member_at(state, seat).player);
    return names.empty() ? asked : fmt::format("{} ({}: {})", asked, own("have_answered"), names);
}

std::vector<SeatId> FrontEndBase::second_thoughts(const Question& question,
                                                  const campaign::State& state) const {
    std::vector<SeatId> seats = session_->round().have_answered();
    std::erase_if(seats, [&](SeatId seat) {
        return seat == question.seat || !seated(seat, state) || !is_person(campaign::member_at(state, seat));
    });
    return seats;
}

bool FrontEndBase::follows(Name told) {
    const bool follows = library_->layout().at("follows").at(deed_.text()).lists(told.text());
    if (!follows) deed_ = told;
    return follows;
}

bool FrontEndBase::begins_turn(Name told) const {
    const Value& layout = library_->layout();
    const Value& own = layout.at("numbered_after");
    return (own.is_table() ? own : layout.at("shown_after")).lists(told.text());
}

std::vector<Row> FrontEndBase::rows(const Question& question, const campaign::State& state,
                                    const std::vector<std::string>& said) {
    std::vector<Row> all = rows_of(question, state, CardOrder(*library_, words_), said);
    if (!numbering_.number_by_themselves(question, library_->layout().at("own_numbers"), all))
        numbering_.number(question, said, all);
    return all;
}

Ask FrontEndBase::asked(const Question& question, const campaign::State& state) {
    Ask put = stage_.ask(question, state);
    std::vector<std::string> said;
    for (const Choice& choice : put.choices)
        said.push_back(choice.label);
    number(put, rows(question, state, said));
    put.prompt = prompt(question, state);
    put.last_sum = last_sum_;
    for (const SeatId seat : second_thoughts(question, state))
        put.second_thoughts.push_back(
            {seat, fmt::format("{}: {}", play::player_shown(campaign::member_at(state, seat).player),
                               own("answer_anew"))});
    if (put.thrown) put.thrown->seed = mix(campaign::hash(state), now_);
    return put;
}

Answer FrontEndBase::answer_thrown(const thrown::Thrown& thrown, std::uint64_t seed) {
    remark_ = thrown::in_words(thrown, seed);
    return thrown.answer;
}

bool FrontEndBase::hands_open() const { return library_->rules().open_hands(session_->settings()); }

bool FrontEndBase::eyes_change(const Question& question, const campaign::State& state) {
    if (question.seat == SeatId::none) return false;
    // Who looks at what is their own reads on.
    const bool reads_on = question.shape == Shape::read && question.seat == place_ && eyes_ == place_;
    if (reads_on) return false;
    const bool hidden = stage_.hides(question, state, session_->settings());
    const SeatId eyes = stage_.eyes(question, state, session_->settings());
    const bool eyes_other = std::exchange(eyes_, eyes) != eyes;
    const bool other = std::exchange(place_, question.seat) != question.seat;
    // Who has just looked at what is their own goes on without one, until all look on at a question.
    covered_ = covered_ && !other && (hidden || question.shape == Shape::read);
    const bool due = other ? hidden || hidden_shown_ : hidden && eyes_other && !covered_;
    const bool falls = due && campaign::persons_at(state) > 1;
    hidden_shown_ = hidden || (hidden_shown_ && !falls);
    return falls;
}

void FrontEndBase::cover(const campaign::State& state) {
    if (!hidden_shown_ || !stage_.asked_openly(state)) return;
    eyes_ = SeatId::none;
    hidden_shown_ = false;
    covered_ = true;
}

void FrontEndBase::gather(const campaign::State& state) {
    if (campaign::persons_at(state) < 2) return;
    eyes_ = SeatId::none;
    hidden_shown_ = false;
    covered_ = false;
}

bool FrontEndBase::peek(const Question& question, const campaign::State& state) {
    if (!seated(question.seat, state) || eyes_ == question.seat) return false;
    if (!View(state.table, question.seat, hands_open()).has_secrets()) return false;
    eyes_ = question.seat;
    hidden_shown_ = true;
    return true;
}

Scene FrontEndBase::seen(const campaign::State& state) const {
    return stage_.scene(state, place_, eyes_, session_->settings());
}

bool FrontEndBase::table_agrees(const campaign::State& state) {
    if (!session_->settings().is("undo", "vote")) return true;
    for (std::size_t place = 0; place < state.seats.size(); ++place)
        if (is_person(state.members[state.seats[place]]) && !agrees(seat_at(static_cast<int>(place)), state))
            return false;
    return true;
}

std::optional<play::Reply> FrontEndBase::undo(std::optional<std::size_t> steps,
                                              const campaign::State& state) {
    // What was put right by hand goes first.
    if (!steps && session_->tape().corrected()) return play::Undo{session_->answers()};
    if (mine_.empty()) {
        explain(own("nothing_to_undo"));
        return std::nullopt;
    }
    const std::size_t back = std::clamp<std::size_t>(steps.value_or(1), 1, mine_.size());
    const std::uint32_t to = mine_[mine_.size() - back].number - 1;
    if (session_->settings().is("undo", "to_line") && to < session_->undo_line()) {
        explain(own("undo_line"));
        return std::nullopt;
    }
    if (!table_agrees(state)) return std::nullopt;
    taken_back_ = words_since(to);
    return play::Undo{to};
}

std::vector<std::string> FrontEndBase::words_since(std::uint32_t answers) const {
    std::vector<std::string> all;
    for (const Given& given : mine_)
        if (given.number > answers) all.push_back(given.words);
    return all;
}

std::optional<play::Reply> FrontEndBase::undo_all(const campaign::State& state) {
    if (mine_.empty()) return undo(std::nullopt, state);
    if (!table_agrees(state)) return std::nullopt;
    taken_back_ = words_since(session_->undo_line());
    return play::Undo{session_->undo_line()};
}

std::optional<Tale> FrontEndBase::tale() const {
    if (!library_->layout().at("deeds").is_table()) return std::nullopt;
    play::Library beside = library_->further();
    return recount(beside, words_.code(), session_->tape());
}

std::optional<Tale> FrontEndBase::tale_due(const campaign::State& state) {
    const int ended = state.stage > campaign::Stage::page ? state.chapters_played : 0;
    if (std::exchange(tale_owed_, false) && ended == 0) return tale();
    if (std::exchange(told_, ended) == ended || ended == 0) return std::nullopt;
    return tale();
}

std::optional<play::Reply> FrontEndBase::name_newcomer(const campaign::State& state) {
    const std::size_t number = state.members.size();
    // A name that was refused is asked for again.
    if (!joined_ || state.members.back().player != std::to_string(number)) return std::nullopt;
    const Slot called{intern("number"), Ref::number(static_cast<int>(number))};
    const std::string name = ask_name(words_.say(intern("campaign.newcomer"), {&called, 1}, state));
    joined_ = !name.empty();
    if (name.empty()) return std::nullopt;
    return play::Handover{number - 1, false, name};
}

std::optional<play::Reply> FrontEndBase::redo(std::size_t steps) {
    const std::uint32_t now = session_->answers();
    const auto ahead = static_cast<std::uint32_t>(session_->tape().reach_after(now).size());
    if (ahead == 0) {
        explain(own("nothing_to_redo"));
        return std::nullopt;
    }
    taken_back_.clear();
    std::uint32_t to = now;
    for (std::size_t i = 0; i < steps && to < now + ahead; ++i)
        to = session_->asks_person(to + 1);
    return play::Undo{to};
}

play::Reply FrontEndBase::correct(const Value& what, std::string described) {
    put_right_ = std::move(described);
    return play::Correct{what};
}

void FrontEndBase::correction_stands(const Value&) {
    corrected(fmt::format("{} {}", own("corrected"), std::exchange(put_right_, {})));
}

std::optional<play::Reply> FrontEndBase::hand_over(std::size_t place, bool companion,
                                                   const std::string& player, const campaign::State& state) {
    if (place >= state.seats.size()) return std::nullopt;
    return play::Handover{state.seats[place], companion, player};
}

std::optional<play::Reply> FrontEndBase::hand_over_to(std::size_t place, const std::string& who,
                                                      const campaign::State& state) {
    const auto kind = play::policy_named(who);
    auto handed = hand_over(place, kind.has_value(), kind ? "" : who, state);
    if (handed) std::get<play::Handover>(*handed).plays = kind;
    return handed;
}

}  // namespace tankard::scene
