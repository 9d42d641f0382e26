#include "terminal/front_end.h"

#include "table/view.h"
#include "terminal/answers.h"
#include "terminal/paper.h"
#include "terminal/tale.h"
#include "text/utf8.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>

#include <fmt/format.h>
#include <unistd.h>

namespace tankard::terminal {
namespace {

constexpr std::size_t kRecapLines = 10;
constexpr std::size_t kMostTakenBack = 4;  ///< answers that are named when they are taken back
constexpr int kLogLines = 100;             ///< of scripts, shown with one question

/// Whether the first words of an option are these: "back" of "Back to the cellar".
bool begins_option(const std::string& line, const std::vector<std::string>& said) {
    return std::any_of(said.begin(), said.end(),
                       [&](const std::string& option) { return lowered(option).starts_with(lowered(line)); });
}

}  // namespace

TerminalFrontEnd::TerminalFrontEnd(const play::Library& library, std::string_view language, std::string save)
    : FrontEndBase(library, language),
      style_(Style::of_this_terminal()),
      screen_(style_, library),
      save_(std::move(save)),
      tty_(::isatty(STDIN_FILENO) != 0) {}

void TerminalFrontEnd::print(const std::string& text) const {
    const std::string shown = style_.shown(text) + '\n';
    std::fwrite(shown.data(), 1, shown.size(), stdout);
}

void TerminalFrontEnd::say(const std::string& sentence, Ink ink, std::string_view prefix) const {
    for (const std::string& line : hanging(prefix, sentence))
        print(style_(ink, line));
}

void TerminalFrontEnd::print_log(std::size_t count, Ink ink) const {
    for (std::size_t i = log_.last(count); i < log_.lines().size(); ++i)
        for (const std::string& part : hanging("  ", log_.lines()[i].text))
            print(style_(ink, part));
}

void TerminalFrontEnd::flush() {
    for (const Told& told : pending_)
        say(told.text);
    pending_.clear();
    logged_ = 0;
    std::fflush(stdout);
}

void TerminalFrontEnd::on_log(const script::LogLine& line) {
    log_.add(now(), line.show());
    if (!is_live() || ++logged_ > kLogLines) return;
    pending_.push_back({logged_ == kLogLines ? words().ui("log_full") : line.show()});
}

void TerminalFrontEnd::heard(const Event& event, std::string line) {
    if (screen_.changes_table(event.name)) table_due_ = true;
    last_sums_.hear(event, session().state().table, screen_.layout(), now());
    const bool begins = screen_.begins_turn(event.name);
    if (begins) {
        numbering_.turn_begins(now());
        ++turn_;
    }
    log_.add(now(), line);
    if (!is_live()) return;
    // What rules tell stands in the log as well; a story is told once.
    const bool kept = !event.name.text().starts_with("log.") || screen_.is_milestone(event.name);
    pending_.push_back({std::move(line), kept, begins});
    if (const auto entrance = stage().entrance(event, session().state()))
        for (std::string& shown : entrance_lines(*entrance))
            pending_.push_back({std::move(shown)});
}

void TerminalFrontEnd::corrected(std::string line) {
    log_.add(now(), line);
    pending_.push_back({std::move(line)});
}

void TerminalFrontEnd::rewound(std::uint32_t answers) {
    FrontEndBase::rewound(answers);
    log_.rewind(answers);
    numbering_.rewound(answers);
    last_sums_.rewound(answers);
    pending_.clear();
    table_due_ = true;
    const std::vector<std::string> gone = taken_back();
    if (gone.empty()) return;
    const std::size_t first = gone.size() > kMostTakenBack ? gone.size() - kMostTakenBack : 0;
    std::string all = first > 0 ? "… " : "";
    for (std::size_t i = first; i < gone.size(); ++i)
        all += fmt::format("{}{}", i > first ? " · " : "", gone[i]);
    pending_.push_back({fmt::format("{} {}", words().ui("taken_back"), all)});
}

void TerminalFrontEnd::refuse(const std::string& sentence) { say(sentence, Ink::yellow, "! "); }

void TerminalFrontEnd::chapter_over(const campaign::State& state) {
    FrontEndBase::chapter_over(state);
    numbering_.rewound(0);
    last_sums_.rewound(0);
    explained_.clear();
    table_due_ = true;
}

void TerminalFrontEnd::farewell(bool ended) {
    flush();
    print("");
    if (ended) {
        say(words().ui(bench_ ? "ended_bench" : "ended"));
        return;
    }
    // On a line of its own, however long: people copy it.
    const char* command = std::getenv("TANKARD_COMMAND");
    say(words().ui("saved"));
    print(fmt::format("  {} resume {}", command != nullptr ? command : "tankard", save_));
}

bool TerminalFrontEnd::skip_effect(const std::string& sentence) {
    flush();
    say(sentence, Ink::red, "! ");
    say(words().ui("skip_effect"));
    if (!watching_) return hear_yes();
    say(words().ui("reload.or_mend"));
    std::string line;
    for (Lines::Heard heard{}; (heard = hear(line, watching_->folders)) != Lines::Heard::end;) {
        if (heard == Lines::Heard::change) {
            if (change_noticed({{}, session().state()})) return false;
            continue;
        }
        if (const auto answer = yes_or_no(line)) return *answer;
        say(words().ui("yes_or_no"));
    }
    return false;
}

bool TerminalFrontEnd::yes(const std::string& sentence, const std::string& question) {
    say(sentence, Ink::red, "! ");
    print(question);
    return hear_yes();
}

std::string TerminalFrontEnd::ask_name(const std::string& question) {
    flush();
    print("");
    print(style_(Ink::bold, question));
    std::string line;
    return read_line(line) && command_of(line).empty() ? line : "";  // "undo" is nobody's name
}

bool TerminalFrontEnd::hear_yes() {
    std::string line;
    while (read_line(line)) {
        if (const auto answer = yes_or_no(line)) return *answer;
        say(words().ui("yes_or_no"));
    }
    return false;
}

void TerminalFrontEnd::new_line() {
    if (std::exchange(prompted_, false)) print("");
}

Lines::Heard TerminalFrontEnd::hear(std::string& line, save::FolderWatch* folders) {
    if (!ahead_.empty()) {
        line = std::exchange(ahead_, {});
        return Lines::Heard::line;
    }
    if (tty_ && !std::exchange(prompted_, true)) std::fputs("> ", stdout);
    std::fflush(stdout);
    const Lines::Heard heard = lines_.next(line, folders);
    if (heard == Lines::Heard::change) return heard;
    prompted_ = false;
    input_over_ = input_over_ || heard == Lines::Heard::end;
    line = trimmed(line);
    return heard;
}

void TerminalFrontEnd::curtain(const Question& question, const campaign::State& state) {
    if (!eyes_change(question, state) || !tty_) return;
    table_due_ = true;
    std::fputs("\x1b[2J\x1b[3J\x1b[H", stdout);  // and what could be scrolled back to
    say(words().ui("pass_keyboard", {{intern("hero"), Ref::seat(question.seat)}}, state));
    std::string line;
    read_line(line);
}

scene::Scene TerminalFrontEnd::scene_for(const Question& question, const campaign::State& state) const {
    scene::Scene scene = stage().scene(state, question.seat, session().settings());
    CardOrder(library(), words()).sort_hands(scene, state.table);
    last_sums_.put_into(scene, words().language().label(intern("ui.lately")));
    return scene;
}

std::vector<std::string> TerminalFrontEnd::table_lines(const Question& question, const campaign::State& state,
                                                       int fold) const {
    return screen_.table(scene_for(question, state), fold);
}

void TerminalFrontEnd::show_table(const Question& question, const campaign::State& state) {
    for (const std::string& line : table_lines(question, state, 0))
        print(line);
}

std::optional<Answer> TerminalFrontEnd::unasked(const Question& question) const {
    if (question.shape != Shape::choose_some || question.ordered || !always_.contains(question.prompt))
        return std::nullopt;
    Answer all;
    for (std::int32_t i = 0; i < static_cast<std::int32_t>(question.options.size()) && i < question.most; ++i)
        all.values.push_back(i);
    return all;
}

play::Reply TerminalFrontEnd::ask(const Question& question, const campaign::State& state) {
    if (input_over_) return play::Quit{};
    if (auto answer = unasked(question)) {
        answer_by_itself();
        return *answer;
    }
    if (auto named = name_newcomer(state)) return *named;
    curtain(question, state);
    if (recap_) {
        recap_ = false;
        print(style_(Ink::bold, words().ui("recap")));
        print_log(kRecapLines, Ink::dim);
        pending_.clear();  // it is among them
    }
    if (const auto tale = tale_due(state)) {
        flush();
        show_tale(tale);
        pause();
    }
    number_options(question, state);
    show_page(question, state);
    save::FolderWatch* folders = watching_ ? watching_->folders : nullptr;
    std::string line;
    while (true) {
        const bool look = std::exchange(look_now_, false);
        const Lines::Heard heard = look ? Lines::Heard::change : hear(line, folders);
        if (heard == Lines::Heard::end) return play::Quit{};
        if (heard == Lines::Heard::change) {
            if (change_noticed({question, state})) return play::Quit{};
            continue;
        }
        // Where no die is to be thrown, somebody who types "throw" means a card.
        // Nor does "back" take back where an option begins so.
        const bool is_command = !command_of(line).empty() &&
                                (command_of(line) != "throw" || asked(question, state).thrown) &&
                                !(command_of(line) == "undo" && begins_option(line, said_));
        if (is_command) {
            if (auto reply = command(question, line, state)) return *reply;
            continue;
        }
        if (line.size() > 2 && line.back() == '?') {
            const std::string what = lowered(line.substr(0, line.size() - 1));
            if (state.table.boards().empty())
                show_help(what);
            else
                show_way(question, what, state);
            continue;
        }
        if (auto answer = read_answer(question, line, state)) return *answer;
    }
}

bool TerminalFrontEnd::say_why_not(const Question& question, const std::string& typed,
                                   const campaign::State& state) {
    bool said = false;
    for (const Refusal& refusal : question.refusals) {
        const std::string reason = words().refusal(refusal, state);
        if (!means(typed, reason.substr(0, reason.find(": ")))) continue;
        refuse(reason);
        said = true;
    }
    return said;
}

std::optional<int> TerminalFrontEnd::likely_amount(const Question& question,
                                                   const campaign::State& state) const {
    if (question.shape != Shape::amount) return std::nullopt;
    const std::optional<std::size_t> likely = stage().ask(question, state).likely;
    return likely ? std::optional(static_cast<int>(*likely)) : std::nullopt;
}

std::optional<Answer> TerminalFrontEnd::read_answer(const Question& question, const std::string& typed,
                                                    const campaign::State& state) {
    std::string line = typed == "." ? last_line_ : typed;
    const std::vector<std::string>& shown = said_;
    std::vector<int> numbers(shown.size());
    for (const Row& row : rows_)
        for (const std::size_t option : row.options)
            numbers[option] = row.number;
    // Whoever pipes lines into the game can always answer 1: the first line, if the turn has left a gap.
    if (!tty_ && line == "1" && !rows_.empty() &&
        std::find(numbers.begin(), numbers.end(), 1) == numbers.end())
        line = fmt::format("{}", rows_.front().number);
    if (const std::optional<int> likely = likely_amount(question, state); likely && line.empty())
        line = fmt::format("{}", *likely);
    const Parsed parsed = parse_answer(question, line, shown, numbers);
    if (!parsed.answer && parsed.problem.empty() && say_why_not(question, line, state)) return std::nullopt;
    if (!parsed.answer) {
        const bool several = parsed.problem.find(" / ") != std::string::npos;
        refuse(several ? words().ui("which_one") + " " + parsed.problem
                       : words().ui("cannot_answer") + " " + how_to_answer(question, words()) +
                             (parsed.problem.empty() ? "" : " (" + parsed.problem + ")"));
        return std::nullopt;
    }
    // "The same again" looks for the same words, because numbers change with every card played.
    if (typed != ".")
        last_line_ = question.shape == Shape::choose_one
                         ? without_facts(shown[static_cast<std::size_t>(parsed.answer->values[0])])
                         : typed;
    return parsed.answer;
}

}  // namespace tankard::terminal
