// The terminal's own words: everything at a question that is not an answer.
#include "play/content/names.h"
#include "terminal/answers.h"
#include "terminal/board.h"
#include "terminal/correct.h"
#include "terminal/front_end.h"
#include "terminal/guide.h"
#include "terminal/inspect.h"
#include "terminal/paper.h"
#include "terminal/tale.h"
#include "terminal/throw_picture.h"

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>

namespace tankard::terminal {
namespace {

constexpr int kLogShown = 20;    ///< lines, where nobody says how many
constexpr int kMostTyped = 100;  ///< throw -100 to 100: thousandths are finer than people type

std::optional<int> whole(const std::string& word) {
    if (word.empty() || word.size() > 6 || word.find_first_not_of("0123456789") != std::string::npos)
        return std::nullopt;
    return std::stoi(word);
}

bool is_all(const std::string& word) { return word == "all" || word == "tutto"; }

/// Whether nothing may be said behind one of the terminal's own words.
bool stands_alone(std::string_view word) {
    return word == "why" || word == "cards" || word == "tale" || word == "table" || word == "always" ||
           word == "hand";
}

}  // namespace

std::optional<play::Reply> TerminalFrontEnd::command(const Question& question, const std::string& line,
                                                     const campaign::State& state) {
    const std::string_view word = command_of(line);
    const std::string rest = first_word(line).second;
    if (word == "quit") return play::Quit{};
    if (word == "undo") return take_back(question, rest, state);
    if (word == "redo") return bring_back(rest);
    if (word == "correct") return put_right(rest, state);
    if (word == "give") return give_chair(rest, state);
    if (word == "throw") return throw_by_numbers(question, rest, state);
    if (word == "save") {
        if (rest == "and quit" || rest == "ed esci") return play::Quit{};
        if (rest.empty()) {
            say(words().ui("how.save"));
            return std::nullopt;
        }
        return play::SavePoint{rest};
    }
    if (stands_alone(word) && !rest.empty()) {
        refuse(words().ui("how.alone"));
        return std::nullopt;
    }
    if (word == "help")
        show_help(rest);
    else if (word == "why")
        show_why(question, state);
    else if (word == "log")
        show_log(rest);
    else if (word == "look")
        show_line(question, rest, state);
    else if (word == "sheet")
        show_sheet(rest, state);
    else if (word == "sight")
        show_sight(question, lowered(rest), state);
    else if (word == "cards")
        show_cards(state);
    else if (word == "tale")
        show_tale(tale());
    else if (word == "inspect")
        show_inspected(rest, state);
    else if (word == "hand")
        return show_hand(question, state);
    else if (word == "table") {
        const std::vector<std::string> lines = table_lines(question, state, 0);
        rules_read(lines, scene_for(question, state));
        show(lines);
        show_question(question, state);
    } else if (word == "always") {
        if (auto all = all_of(question)) {
            always_.insert({question.seat, question.prompt});
            say(words().ui("always"));
            return *all;
        }
        refuse(words().ui("not_always"));
    }
    return std::nullopt;
}

std::optional<play::Reply> TerminalFrontEnd::show_hand(const Question& question,
                                                       const campaign::State& state) {
    if (peek(question, state)) {
        const Slot who{intern("hero"), Ref::seat(question.seat)};
        if (auto reply = wait_for(question, words().ui("only_looks", {who}, state), state)) return reply;
    }
    show(table_lines(question, state, 0));
    show_question(question, state);
    return std::nullopt;
}

std::optional<play::Reply> TerminalFrontEnd::throw_by_numbers(const Question& question,
                                                              const std::string& typed,
                                                              const campaign::State& state) {
    const std::optional<scene::Throw> what = asked(question, state).thrown;
    if (!what) {
        refuse(words().ui("throw.not_now"));
        return std::nullopt;
    }
    const thrown::Asked& wanted = what->asked;
    if (!what->simulated()) {
        refuse(words().ui("throw.unknown"));
        return std::nullopt;
    }
    std::vector<int> numbers;
    std::string rest = typed;
    while (!rest.empty()) {
        const auto [number, behind] = first_word(rest);
        const auto value = number_in(number);
        if (!value || numbers.size() == 4 || std::abs(*value) > kMostTyped) {
            numbers.clear();
            break;
        }
        numbers.push_back(*value * thrown::kFull / kMostTyped);
        rest = behind;
    }
    if (numbers.size() < 2) {
        say(words().ui("throw.how"));
        for (const scene::Demand& demand : what->demands)
            say(fmt::format("{}: {}", demand.name, demand.handicap));
        for (const std::string& line : throw_picture({}, wanted.handicap))
            print("  " + line);
        return std::nullopt;
    }
    thrown::Hand hand = wanted.handicap.usual;
    hand.aim = numbers[0];
    hand.strength = numbers[1];
    if (numbers.size() > 2) hand.lift = numbers[2];
    if (numbers.size() > 3) hand.spin = numbers[3];
    const thrown::Thrown thrown = thrown::throw_asked(question, wanted, hand, what->seed);
    for (const std::string& line : throw_picture(thrown.path, wanted.handicap))
        if (line.find_first_not_of(". ") != std::string::npos) print("  " + line);  // nothing fell there
    for (std::size_t i = 0; i < thrown.answer.values.size(); ++i)
        show(hanging("  ", fmt::format("{}: {}", without_facts(words().option(question, i, state)),
                                       thrown.answer.values[i])));
    return answer_thrown(thrown, what->seed);
}

bool TerminalFrontEnd::agrees(SeatId seat, const campaign::State& state) {
    say(words().ui("vote_undo", {{intern("hero"), Ref::seat(seat)}}, state));
    std::string line;
    std::optional<bool> yes;
    while (!yes && read_line(line))
        yes = yes_or_no(line);
    return yes.value_or(false);
}

std::optional<play::Reply> TerminalFrontEnd::take_back(const Question& question, const std::string& typed,
                                                       const campaign::State& state) {
    if (typed.empty()) return undo(std::nullopt, state);
    if (is_all(typed)) {
        // Saves have the texts with which they began.
        const bool asks = tty_ && something_to_undo() && words().language().has(intern("ui.undo_all"));
        if (asks && !yes(words().ui("undo_all"), words().ui("undo_all_sure"))) return std::nullopt;
        return undo_all(state);
    }
    const int steps = whole(typed).value_or(0);
    if (steps >= 1) return undo(static_cast<std::size_t>(steps), state);
    for (const SeatId seat : second_thoughts(question, state))
        if (lowered(campaign::member_at(state, seat).player) == lowered(typed)) return play::Reconsider{seat};
    say(words().ui("how.undo"));
    return std::nullopt;
}

std::optional<play::Reply> TerminalFrontEnd::bring_back(const std::string& typed) {
    const int steps = typed.empty() ? 1 : whole(typed).value_or(0);
    if (is_all(typed)) return redo(session().tape().reach_after(now()).size());
    if (steps >= 1) return redo(static_cast<std::size_t>(steps));
    say(words().ui("how.redo"));
    return std::nullopt;
}

std::optional<play::Reply> TerminalFrontEnd::put_right(const std::string& typed,
                                                       const campaign::State& state) {
    const View view(state.table, SeatId::none, hands_open());
    Reading read = read_correction(typed, words(), state, view);
    if (!read.what.is_nil()) return correct(read.what, typed);
    if (!read.problem.empty()) {
        refuse(read.problem);
        return std::nullopt;
    }
    say(words().ui("how.correct"));
    for (const std::string& line : correctable(words(), state))
        show(hanging("  ", line));
    return std::nullopt;
}

void TerminalFrontEnd::save_point_stands(const std::string& /*name*/) { say(words().ui("marked")); }

void TerminalFrontEnd::show_log(const std::string& typed) {
    const int lines = typed.empty() ? kLogShown : whole(typed).value_or(0);
    if (is_all(typed)) return print_log(log_.lines().size(), Ink::plain);
    if (lines < 1) return say(words().ui("how.log"));
    print_log(static_cast<std::size_t>(lines), Ink::plain);
}

void TerminalFrontEnd::show_tale(const std::optional<scene::Tale>& tale) {
    if (!tale) return say(words().ui("no_tale"));
    std::vector<std::string> way = hanging(" ", way_line(tale->way));
    for (std::string& line : way)
        line = style_(Ink::dim, line);
    // What has no room on one page is said in brief; what has none then either is a page for each few heroes.
    const auto lines = [&](bool brief) { return tale_lines(*tale, style_, brief).size() + way.size(); };
    const auto room = static_cast<std::size_t>(lines_of_screen() - 3);  // a line before it
    const bool brief = tty_ && lines(false) > room;
    std::vector<std::vector<std::string>> parts = tale_parts(*tale, style_, brief);
    parts.back().insert(parts.back().end(), way.begin(), way.end());
    if (tty_ && on_screen_ > 0 && static_cast<std::size_t>(on_screen_) + lines(brief) > room)
        pause();
    else
        print("");
    for (const std::vector<std::string>& part : parts)
        show(part, true);
}

void TerminalFrontEnd::show_why(const Question& question, const campaign::State& state) {
    if (question.refusals.empty() && last_sum().empty()) say(words().ui("no_refusals"));
    if (!question.refusals.empty()) print(style_(Ink::bold, words().ui("why_not")));
    for (const std::string& line : words().refusals(question, state))
        show(hanging("  ", line));
    if (last_sum().empty()) return;
    print(style_(Ink::bold, words().ui("why_sum")));
    for (const std::string& part : hanging("  ", last_sum()))
        print(style_(Ink::dim, part));
}

void TerminalFrontEnd::show_sheet(const std::string& typed, const campaign::State& state) {
    bool found = false;
    for (std::size_t place = 0; place < state.seats.size(); ++place) {
        const campaign::Member& member = state.members[state.seats[place]];
        if (!typed.empty() && lowered(member.player).find(lowered(typed)) == std::string::npos) continue;
        found = true;
        for (const std::string& line :
             sheet_lines(words(), member, state, seat_at(static_cast<int>(place)), library().rules(),
                         screen_.layout().at("sheet"), hands_open()))
            print(line);
    }
    if (!found) say(words().ui("how.sheet"));
}

void TerminalFrontEnd::show_line(const Question& question, const std::string& typed,
                                 const campaign::State& state) {
    const auto number = number_in(typed);
    const auto row = std::find_if(rows_.begin(), rows_.end(),
                                  [&](const scene::Row& each) { return number == each.number; });
    if (row == rows_.end()) {
        say(words().ui("how.look"));
        // Saves have the texts with which they began.
        const scene::Scene scene = scene_for(question, state);
        std::string signs = signs_on(scene);
        for (const auto& [drawn, edge] : edges_on(scene)) {
            const std::string key = fmt::format("edge.{}", edge);
            if (words().language().has(intern("ui." + key)))
                signs += fmt::format("{}{}\u00a0{}", signs.empty() ? "" : " · ", drawn, words().ui(key));
        }
        if (!signs.empty() && words().language().has(intern("ui.signs")))
            say(fmt::format("{} {}", words().ui("signs"), signs));
        return;
    }
    const Option& option = question.options[row->options.front()];
    say(said_[row->options.front()], Ink::bold);
    const std::string rule = words().explanation(option, state);
    const std::string of_target = words().explanation({option.verb, option.target}, state);
    for (const std::string& each : {rule, of_target})
        if (!each.empty()) say(each, Ink::plain, "  ");
    if (rule.empty() && of_target.empty()) say(words().ui("no_more"), Ink::plain, "  ");
}

void TerminalFrontEnd::show_cards(const campaign::State& state) {
    // Every open card with its number, for corrections.
    const View view(state.table, SeatId::none, hands_open());
    for (int zone = 0; zone < state.table.zones(); ++zone) {
        const auto id = static_cast<ZoneId>(zone);
        const std::vector<CardId> cards = view.cards(id);
        if (cards.empty() || cards.size() > 30) continue;
        std::string line = words().name(Ref::zone(id), state) + ": ";
        for (CardId card : cards)
            line += fmt::format("{} [{}], ", words().name(state.table.ref(card), state), index(card));
        line.resize(line.size() - 2);
        say(line);
    }
}

/// An ordinary campaign has no inspector: it shows decks and hands that nobody at the table may know.
void TerminalFrontEnd::show_inspected(const std::string& what, const campaign::State& state) {
    const std::vector<std::string> lines =
        author_ ? inspect(library(), words(), state, what) : hanging("", words().ui("inspect.off"));
    show(lines);
}

void TerminalFrontEnd::show_help(const std::string& topic) {
    show(help_on(library(), words(), topic, author_));
}

}  // namespace tankard::terminal
