#include "terminal/front.h"

#include "table/view.h"
#include "terminal/answers.h"
#include "terminal/paper.h"
#include "text/utf8.h"

#include <cstdio>
#include <cstdlib>

#include <fmt/format.h>
#include <unistd.h>

namespace tankard::terminal {
namespace {

constexpr std::size_t kLogKept = 2000;
constexpr std::size_t kRecapLines = 10;
constexpr int kLogLines = 100;  ///< of scripts, shown with one question

}  // namespace

Front::Front(const play::Library& library, std::string_view language, std::string save)
    : library_(&library),
      words_(library, language),
      style_(Style::of_this_terminal()),
      screen_(words_, style_, library.layout()),
      save_(std::move(save)),
      tty_(::isatty(STDIN_FILENO) != 0) {}

void Front::print(const std::string& text) const {
    std::fputs(text.c_str(), stdout);
    std::fputc('\n', stdout);
}

void Front::print_log(std::size_t count, Ink ink) const {
    const std::size_t first = log_.size() > count ? log_.size() - count : 0;
    for (std::size_t i = first; i < log_.size(); ++i)
        for (const std::string& part : hanging("  ", log_[i].text))
            print(style_(ink, part));
}

void Front::flush() {
    for (const std::string& line : pending_)
        for (const std::string& part : hanging("", line))
            print(part);
    pending_.clear();
    logged_ = 0;
    std::fflush(stdout);
}

void Front::on_log(const script::LogLine& line) {
    if (log_.size() >= kLogKept) log_.pop_front();
    log_.push_back({now_, line.show()});
    if (!live_ || ++logged_ > kLogLines) return;
    pending_.push_back(logged_ == kLogLines ? words_.ui("log_full") : line.show());
}

void Front::on(const Event& event, const Table&) {
    if (event.kind != Event::Kind::told || session_ == nullptr) return;
    if (screen_.changes_table(event.name)) table_due_ = true;
    std::string line = words_.told(event, session_->state());
    if (log_.size() >= kLogKept) log_.pop_front();
    log_.push_back({now_, line});
    if (live_) pending_.push_back(std::move(line));
}

void Front::answered(const Question& question, const Answer&, const campaign::State& state,
                     std::uint32_t number) {
    now_ = number;
    const bool person = question.seat == SeatId::none || index(question.seat) >= state.seats.size() ||
                        !campaign::member_at(state, question.seat).companion;
    if (person && question.shape != Shape::read && !by_itself_) mine_.push_back(number);
    by_itself_ = false;
}

void Front::passed(const Question& question, const Answer& answer, const campaign::State& state) {
    if (!live_ || question.shape != Shape::choose_one || !screen_.tells_forced(question.prompt)) return;
    const auto only = static_cast<std::size_t>(answer.values.front());
    pending_.push_back(fmt::format("{} {}", words_.ui("forced"), words_.option(question, only, state)));
}

void Front::rewound(std::uint32_t answers) {
    std::erase_if(log_, [answers](const Line& line) { return line.after >= answers; });
    std::erase_if(mine_, [answers](std::uint32_t number) { return number > answers; });
    pending_.clear();
    now_ = answers;
    table_due_ = true;
}

void Front::refuse(const std::string& sentence) { print(style_(Ink::yellow, "! " + sentence)); }

void Front::chapter_over(const campaign::State& state) {
    if (chapter_over_) chapter_over_(state);
    mine_.clear();
    now_ = 0;
    table_due_ = true;
}

void Front::farewell(bool ended) {
    flush();
    print("");
    if (ended) {
        print(words_.ui(bench_ ? "ended_bench" : "ended"));
        return;
    }
    // On a line of its own, however long: people copy it.
    const char* command = std::getenv("TANKARD_COMMAND");
    print(words_.ui("saved"));
    print(fmt::format("  {} resume {}", command != nullptr ? command : "tankard", save_));
}

bool Front::skip_effect(const std::string& sentence) {
    flush();
    print(style_(Ink::red, "! " + sentence));
    print(words_.ui("skip_effect"));
    if (!watching_) return yes();
    print(words_.ui("reload.or_mend"));
    std::string line;
    for (Lines::Heard heard{}; (heard = hear(line, watching_->folders)) != Lines::Heard::end;) {
        if (heard == Lines::Heard::change) {
            if (change_noticed({{}, session_->state()})) return false;
            continue;
        }
        if (const auto answer = yes_or_no(line)) return *answer;
        print(words_.ui("yes_or_no"));
    }
    return false;
}

bool Front::try_again(const std::string& sentence) {
    print(style_(Ink::red, "! " + sentence));
    print(words_.ui("try_again"));
    return yes();
}

bool Front::yes() {
    std::string line;
    while (read_line(line)) {
        if (const auto answer = yes_or_no(line)) return *answer;
        print(words_.ui("yes_or_no"));
    }
    return false;
}

void Front::new_line() {
    if (std::exchange(prompted_, false)) print("");
}

Lines::Heard Front::hear(std::string& line, save::FolderWatch* folders) {
    if (tty_ && !std::exchange(prompted_, true)) std::fputs("> ", stdout);
    std::fflush(stdout);
    const Lines::Heard heard = lines_.next(line, folders);
    if (heard == Lines::Heard::change) return heard;
    prompted_ = false;
    input_over_ = input_over_ || heard == Lines::Heard::end;
    line = trimmed(line);
    return heard;
}

void Front::curtain(const Question& question, const campaign::State& state) {
    const bool closed = !library_->rules().open_hands(session_->settings());
    if (!closed || question.seat == SeatId::none || question.seat == at_keyboard_ || !tty_) return;
    at_keyboard_ = question.seat;
    table_due_ = true;
    std::fputs("\x1b[2J\x1b[H", stdout);
    print(words_.ui("pass_keyboard", {{intern("hero"), Ref::seat(question.seat)}}, state));
    std::string line;
    read_line(line);
}

void Front::show_table(const Question& question, const campaign::State& state) {
    const View view(state.table, question.seat, library_->rules().open_hands(session_->settings()));
    for (const std::string& line : screen_.table(view, state))
        print(line);
}

void Front::show_question(const Question& question, const campaign::State& state) {
    print("");
    const std::string status =
        question.seat != SeatId::none && index(question.seat) < state.seats.size() && state.table.cards() > 0
            ? screen_.seat_line(question.seat, state)
            : "";
    if (!status.empty())
        for (const std::string& line : hanging("", status))
            print(style_(Ink::dim, line));
    for (const std::string& line : text::wrap(words_.prompt(question, state), kColumns, 0))
        print(style_(Ink::bold, line));
    for (std::size_t i = 0; i < question.options.size(); ++i) {
        const std::string number = fmt::format("{:>3} ", i + 1);
        for (const std::string& line : hanging(number, words_.option(question, i, state)))
            print(line);
        if (!screen_.explains(question.options[i].verb)) continue;
        if (const std::string rule = words_.explanation(question.options[i], state); !rule.empty())
            for (const std::string& line : hanging("      ", rule))
                print(style_(Ink::dim, line));
    }
    print(style_(Ink::dim, how_to_answer(question, words_)));
}

std::optional<Answer> Front::unasked(const Question& question) const {
    if (question.shape != Shape::choose_some || question.ordered || !always_.contains(question.prompt))
        return std::nullopt;
    Answer all;
    for (std::int32_t i = 0; i < static_cast<std::int32_t>(question.options.size()) && i < question.most; ++i)
        all.values.push_back(i);
    return all;
}

play::Reply Front::ask(const Question& question, const campaign::State& state) {
    if (input_over_) return play::Quit{};
    if (auto answer = unasked(question)) {
        by_itself_ = true;
        return *answer;
    }
    curtain(question, state);
    if (recap_) {
        recap_ = false;
        print(style_(Ink::bold, words_.ui("recap")));
        print_log(kRecapLines, Ink::dim);
        pending_.clear();  // it is among them
    }
    flush();
    if (question.seat != SeatId::none && table_due_ && state.table.cards() > 0) {
        table_due_ = false;
        print("");
        show_table(question, state);
    }
    show_question(question, state);
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
        if (auto reply = command(question, line, state)) return *reply;
        if (!command_of(line).empty()) continue;
        if (auto answer = read_answer(question, line, state)) return *answer;
    }
}

std::optional<Answer> Front::read_answer(const Question& question, const std::string& typed,
                                         const campaign::State& state) {
    const std::string line = typed == "." ? last_line_ : typed;
    std::vector<std::string> shown;
    for (std::size_t i = 0; i < question.options.size(); ++i)
        shown.push_back(words_.option(question, i, state));
    const Parsed parsed = parse_answer(question, line, shown);
    if (!parsed.answer) {
        refuse(words_.ui("cannot_answer") + " " + how_to_answer(question, words_) +
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
