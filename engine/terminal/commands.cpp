// The terminal's own words: everything at a question that is not an answer.
#include "play/correction.h"
#include "terminal/answers.h"
#include "terminal/front.h"
#include "terminal/guide.h"
#include "terminal/inspect.h"
#include "terminal/paper.h"

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>

namespace tankard::terminal {
namespace {

std::optional<int> whole(const std::string& word) {
    if (word.empty() || word.size() > 6 || word.find_first_not_of("0123456789") != std::string::npos)
        return std::nullopt;
    return std::stoi(word);
}

}  // namespace

std::optional<play::Reply> Front::command(const Question& question, const std::string& line,
                                          const campaign::State& state) {
    const std::string_view word = command_of(line);
    const std::string rest = first_word(line).second;
    if (word == "quit") return play::Quit{};
    if (word == "undo") return undo(rest, state);
    if (word == "redo") return play::Undo{session_->answers() + 1};
    if (word == "correct") return correct(rest, state);
    if (word == "give") return hand_over(rest, state);
    if (word == "save") {
        if (rest == "and quit" || rest == "ed esci") return play::Quit{};
        if (rest.empty()) {
            print(words_.ui("how.save"));
            return std::nullopt;
        }
        print(words_.ui("marked"));
        return play::SavePoint{rest};
    }
    if (word == "help")
        show_help(rest);
    else if (word == "why")
        show_why(question, state);
    else if (word == "log")
        show_log(rest);
    else if (word == "sheet")
        show_sheet(rest, state);
    else if (word == "cards")
        show_cards(state);
    else if (word == "inspect")
        show_inspected(rest, state);
    else if (word == "table") {
        show_table(question, state);
        show_question(question, state);
    } else if (word == "always") {
        if (question.shape == Shape::choose_some && !question.ordered) {
            always_.insert(question.prompt);
            print(words_.ui("always"));
            return *unasked(question);
        }
        refuse(words_.ui("not_always"));
    }
    return std::nullopt;
}

/// House rule undo = vote: every person at the table agrees, or nothing is taken back.
bool Front::table_agrees(const campaign::State& state) {
    if (!session_->settings().is("undo", "vote")) return true;
    for (std::size_t place = 0; place < state.seats.size(); ++place) {
        if (state.members[state.seats[place]].companion) continue;
        print(words_.ui("vote_undo", {{intern("hero"), Ref::seat(seat_at(static_cast<int>(place)))}}, state));
        std::string line;
        std::optional<bool> yes;
        while (!yes && read_line(line))
            yes = yes_or_no(line);
        if (!yes.value_or(false)) return false;
    }
    return true;
}

std::optional<play::Reply> Front::undo(const std::string& words, const campaign::State& state) {
    if (words == "all" || words == "tutto") {
        if (!table_agrees(state)) return std::nullopt;
        return play::Undo{session_->undo_line()};
    }
    // What was put right by hand goes first.
    if (words.empty() && session_->tape().corrected()) return play::Undo{session_->answers()};
    const int steps = words.empty() ? 1 : whole(words).value_or(0);
    if (steps < 1) {
        print(words_.ui("how.undo"));
        return std::nullopt;
    }
    if (mine_.empty()) {
        print(words_.ui("nothing_to_undo"));
        return std::nullopt;
    }
    if (!table_agrees(state)) return std::nullopt;
    const std::size_t back = std::min(mine_.size(), static_cast<std::size_t>(steps));
    return play::Undo{mine_[mine_.size() - back] - 1};
}

std::optional<play::Reply> Front::correct(const std::string& words, const campaign::State& state) {
    // correct 2 life 10 REASON | correct table round 3 REASON | correct card 17 hand 2 REASON
    auto [first, rest] = first_word(words);
    auto [second, rest2] = first_word(rest);
    auto [third, reason] = first_word(rest2);
    Value what = Value::table();
    const auto is_table = [](const std::string& word) { return word == "table" || word == "tavolo"; };
    if ((first == "card" || first == "carta") && whole(second)) {
        what.set("card", *whole(second));
        what.set("zone", third);
        auto [seat, behind] = first_word(reason);
        if (whole(seat)) {
            what.set("seat", *whole(seat));
            reason = behind;
        }
    } else if (whole(third) && (whole(first) || is_table(first))) {
        if (whole(first)) what.set("seat", *whole(first));
        what.set("counter", second);
        what.set("value", *whole(third));
    } else {
        for (const std::string& line : hanging("", words_.ui("how.correct")))
            print(line);
        return std::nullopt;
    }
    what.set("reason", reason);
    if (const std::string wrong = play::misfit(what, state); !wrong.empty()) {
        refuse(wrong);
        return std::nullopt;
    }
    pending_.push_back(fmt::format("{} {}", words_.ui("corrected"), words));
    log_.push_back({now_, pending_.back()});
    return play::Correct{what};
}

std::optional<play::Reply> Front::hand_over(const std::string& words, const campaign::State& state) const {
    // give 2 companion | give 2 NAME
    const auto [seat, rest] = first_word(words);
    const auto place = whole(seat);
    if (!place || *place < 1 || static_cast<std::size_t>(*place) > state.seats.size() || rest.empty()) {
        print(words_.ui("how.give"));
        return std::nullopt;
    }
    const std::size_t member = state.seats[static_cast<std::size_t>(*place - 1)];
    if (rest == "companion" || rest == "compagno") return play::Handover{member, true, ""};
    return play::Handover{member, false, rest};
}

void Front::show_log(const std::string& words) const {
    print_log(static_cast<std::size_t>(whole(words).value_or(20)), Ink::plain);
}

void Front::show_why(const Question& question, const campaign::State& state) const {
    if (question.refusals.empty()) print(words_.ui("no_refusals"));
    for (const Refusal& refusal : question.refusals)
        for (const std::string& part : hanging("  ", words_.refusal(refusal, state)))
            print(part);
}

void Front::show_sheet(const std::string& words, const campaign::State& state) const {
    bool found = false;
    for (std::size_t place = 0; place < state.seats.size(); ++place) {
        const campaign::Member& member = state.members[state.seats[place]];
        if (!words.empty() && lowered(member.player).find(lowered(words)) == std::string::npos) continue;
        found = true;
        for (const std::string& line : sheet_lines(words_, member, state, seat_at(static_cast<int>(place)),
                                                   library_->rules(), screen_.layout().at("sheet")))
            print(line);
    }
    if (!found) print(words_.ui("how.sheet"));
}

void Front::show_cards(const campaign::State& state) const {
    // Every open card with its number, for corrections.
    const View view(state.table, SeatId::none, library_->rules().open_hands(session_->settings()));
    for (int zone = 0; zone < state.table.zones(); ++zone) {
        const auto id = static_cast<ZoneId>(zone);
        const std::vector<CardId> cards = view.cards(id);
        if (cards.empty() || cards.size() > 30) continue;
        std::string line = words_.name(Ref::zone(id), state) + ": ";
        for (CardId card : cards)
            line += fmt::format("{} [{}], ", words_.name(state.table.ref(card), state), index(card));
        line.resize(line.size() - 2);
        for (const std::string& part : hanging("", line))
            print(part);
    }
}

/// An ordinary campaign has no inspector: it shows decks and hands that nobody at the table may know.
void Front::show_inspected(const std::string& what, const campaign::State& state) const {
    const std::vector<std::string> lines =
        author_ ? inspect(*library_, words_, state, what) : hanging("", words_.ui("inspect.off"));
    for (const std::string& line : lines)
        print(line);
}

void Front::show_help(const std::string& topic) const {
    for (const std::string& paragraph : help_on(*library_, words_, topic, author_))
        print(paragraph);
}

}  // namespace tankard::terminal
