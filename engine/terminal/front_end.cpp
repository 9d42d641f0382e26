#include "terminal/front_end.h"

#include "play/content/names.h"
#include "scene/tale.h"
#include "table/view.h"
#include "terminal/answers.h"
#include "terminal/paper.h"
#include "terminal/tale.h"
#include "text/apostrophes.h"
#include "text/utf8.h"
#include "text/visible.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>

#include <fmt/format.h>
#include <unistd.h>

namespace tankard::terminal {
namespace {

constexpr std::size_t kRecapLines = 10;
constexpr std::size_t kMostTakenBack = 4;  ///< answers that are named when they are taken back
constexpr std::size_t kMostListed = 6;     ///< options that words may mean
constexpr int kLogLines = 100;             ///< of scripts, shown with one question

/// Whether the first words of an option are these: "back" of "Back to the cellar".
bool begins_option(const std::string& line, const std::vector<std::string>& said) {
    return std::any_of(said.begin(), said.end(),
                       [&](const std::string& option) { return lowered(option).starts_with(lowered(line)); });
}

/// Whether one of the terminal's own words may be an option's: "look 3" never is.
bool is_word_of_options(const std::string& line) {
    const std::string_view word = command_of(line);
    return word == "undo" || (word == "look" && !number_in(first_word(line).second));
}

/// Which of the terminal's own words end with the question by themselves.
bool asks_again(std::string_view command) { return command == "table" || command == "hand"; }

}  // namespace

TerminalFrontEnd::TerminalFrontEnd(const play::Library& library, std::string_view language, std::string save)
    : FrontEndBase(library, language),
      style_(Style::of_this_terminal()),
      screen_(style_, library),
      save_(std::move(save)),
      nothing_(library),
      milestones_(scene::milestone_kinds(library.layout())),
      tty_(::isatty(STDIN_FILENO) != 0) {}

void TerminalFrontEnd::write(const std::string& line) {
    // Programs read what is written in the scripts, people what is printed in books.
    const std::string shown = (tty_ ? text::with_apostrophes(style_.shown(line)) : style_.shown(line)) + '\n';
    std::fwrite(shown.data(), 1, shown.size(), stdout);
    ++on_screen_;
}

void TerminalFrontEnd::show(const std::vector<std::string>& lines, bool together) {
    const int room = lines_of_screen() - 2;  // behind it: how to go on, and the prompt
    int left = static_cast<int>(lines.size());
    if (tty_ && together && on_screen_ > 0 && on_screen_ + left > room && left <= room) pause();
    for (const std::string& line : lines) {
        if (tty_ && on_screen_ >= room) pause();
        if (!ahead_.empty()) return;  // somebody wants something else than the rest
        write(line);
    }
}

void TerminalFrontEnd::say(const std::string& sentence, Ink ink, std::string_view prefix) {
    std::vector<std::string> lines = hanging(prefix, sentence);
    for (std::string& line : lines)
        line = style_(ink, line);
    show(lines);
}

void TerminalFrontEnd::pause() {
    if (!tty_ || input_over_) return;
    write(style_(Ink::dim, words().ui("how.read")));
    std::string line;
    while (read_line(line) && !line.empty()) {
        if (!command_of(line).empty()) {
            ahead_ = line;
            return;
        }
        for (const std::string& each : hanging("! ", only_enter()))
            write(style_(Ink::yellow, each));
    }
}

std::string TerminalFrontEnd::only_enter() const {
    // Saves have the texts with which they began.
    return words().ui(words().language().has(intern("ui.only_enter")) ? "only_enter" : "how.read");
}

void TerminalFrontEnd::print_log(std::size_t count, Ink ink) {
    std::vector<std::string> lines;
    for (std::size_t i = log_.last(count); i < log_.lines().size(); ++i)
        for (const std::string& part : hanging("  ", log_.lines()[i].text))
            lines.push_back(style_(ink, part));
    show(lines);
}

void TerminalFrontEnd::shown() {
    pending_.clear();
    gathered_.forget();
    begin_deed();
    tallies_.clear();
    logged_ = 0;
}

void TerminalFrontEnd::flush() {
    for (const Told& told : pending_)
        say(told.text);
    shown();
    std::fflush(stdout);
}

void TerminalFrontEnd::on_log(const script::LogLine& line) {
    log_.add(now(), line.show());
    if (!is_live() || ++logged_ > kLogLines) return;
    pending_.push_back({logged_ == kLogLines ? words().ui("log_full") : line.show()});
}

void TerminalFrontEnd::on(const Event& event, const Table& table) {
    FrontEndBase::on(event, table);
    if (!attached() || !is_live()) return;
    // What is counted belongs to the sentence that told it, or to the one before.
    if (event.kind == Event::Kind::told || tallies_.empty()) tallies_.push_back(nothing_);
    tallies_.back().hear(event, table);
    if (!pending_.empty()) {
        std::vector<int>& counted = pending_.back().counted;
        const int last = static_cast<int>(tallies_.size()) - 1;
        if (counted.empty() || counted.back() != last) counted.push_back(last);
    }
}

std::string TerminalFrontEnd::with_gain(const Event& event, std::string line) const {
    for (const scene::MilestoneKind& kind : milestones_) {
        if (kind.told != event.name) continue;
        const std::string gained = scene::milestone_of(kind, event, words(), session().state()).gained;
        if (gained.empty()) continue;
        if (line.ends_with('.')) line.back() = ':';
        line += " " + gained;
    }
    return line;
}

std::string TerminalFrontEnd::with_rule(const Event& event, std::string line) const {
    const std::string* slot = library().layout().at("told_with_rule").at(event.name.text()).text();
    if (slot == nullptr) return line;
    const Table& table = session().state().table;
    const Ref card = scene::slot_of(event, intern(*slot));
    const bool lies = card.kind() == RefKind::card && table.alive(card);
    const std::string rule = words().rule(lies ? table.def(card.as_card()) : card.as_definition());
    return rule.empty() ? line : fmt::format("{} {}", line, rule);
}

Told TerminalFrontEnd::told(const Event& event, std::string line) const {
    const bool milestone =
        std::any_of(milestones_.begin(), milestones_.end(),
                    [&](const scene::MilestoneKind& kind) { return kind.told == event.name; });
    // What rules tell stands in the log as well; a story is told once.
    Told told{std::move(line), milestone || !event.name.text().starts_with("log."), begins_turn(event.name)};
    told.weighs = library().layout().at("never_summed_up").lists(event.name.text());
    const campaign::State& state = session().state();
    for (const Slot& slot : event.slots) {
        SeatId seat = SeatId::none;
        if (slot.value.kind() == RefKind::seat) seat = slot.value.as_seat();
        if (slot.value.kind() == RefKind::card && state.table.alive(slot.value))
            seat = state.table.seat_of(state.table.where(slot.value.as_card()));
        if (seat == SeatId::none || index(seat) >= state.seats.size()) continue;
        if (told.about == Told::kNobody) told.about = static_cast<int>(index(seat));
        told.own = told.own || !campaign::member_at(state, seat).companion;
    }
    // What names nobody is about whoever has the turn.
    const SeatId active = nothing_.active(state.table);
    if (told.about == Told::kNobody && active != SeatId::none) {
        told.about = static_cast<int>(index(active));
        told.own = !campaign::member_at(state, active).companion;
    }
    told.result = by_person_ && !told.begins && active == turn_of_;
    // What changes the table concerns everybody.
    told.own = told.own || told.result || (!told.begins && screen_.changes_table(event.name));
    return told;
}

bool TerminalFrontEnd::is_told_again(const std::string& line) {
    if (retold_.empty()) return false;
    const bool again = retold_.front() == line;
    if (again)
        retold_.pop_front();
    else
        retold_.clear();
    return again;
}

void TerminalFrontEnd::heard(const Event& event, std::string line) {
    if (screen_.changes_table(event.name)) table_due_ = true;
    line = with_rule(event, with_gain(event, std::move(line)));
    log_.add(now(), line);
    const bool again = is_told_again(line);
    std::optional<scene::Entrance> seen = stage().entrance(event, session().state());
    if (!seen) seen = stage().exit(event, line, session().state());
    Told each = told(event, std::move(line));
    if (each.begins) {
        ++turn_;
        by_person_ = false;
    }
    if (!is_live() || again) return;
    each.follows = follows(event.name);
    const View view(session().state().table, eyes(), hands_open());
    if (gathered_.hear(event, library().layout(), words(), session().state(), view, pending_)) return;
    pending_.push_back(std::move(each));
    if (seen)
        for (std::string& shown : entrance_lines(*seen))
            pending_.push_back({std::move(shown)});
}

void TerminalFrontEnd::aside(std::string line) {
    if (!retold_.empty()) return;
    pending_.push_back({std::move(line), false, false, by_person_, by_person_});
}

void TerminalFrontEnd::answered(const Question& question, const Answer& answer, const campaign::State& state,
                                std::uint32_t number) {
    FrontEndBase::answered(question, answer, state, number);
    by_person_ = question.seat == SeatId::none || !campaign::member_at(state, question.seat).companion;
    turn_of_ = nothing_.active(state.table);
}

void TerminalFrontEnd::passed(const Question& question, const Answer& answer, const campaign::State& state) {
    by_person_ = true;
    turn_of_ = nothing_.active(state.table);
    const std::size_t before = pending_.size();
    FrontEndBase::passed(question, answer, state);
    if (!tty_ || pending_.size() == before) return;
    // Whoever is about to say the same by its number would answer the next question with it.
    flush();
    pause();
}

std::string TerminalFrontEnd::left_out(const Gap& gap, const campaign::State& state) const {
    scene::Tally sum = nothing_;
    for (const Told& told : gap.gone)
        for (const int counted : told.counted)
            sum.add(tallies_[static_cast<std::size_t>(counted)]);
    const std::string did = summed_up(sum, gap.whose, state);
    const Slot all{intern("all"), Ref::number(static_cast<std::int32_t>(pending_.size()))};
    const Slot n{intern("n"), Ref::number(static_cast<std::int32_t>(gap.gone.size()))};
    if (!gap.first) return did.empty() ? "…" : did;
    // Saves have the texts with which they began.
    const bool said = !did.empty() && words().language().has(intern("ui.meanwhile"));
    return said ? words().ui("meanwhile", {all}, state) + " " + did
                : words().ui("log_folded", {n, all}, state);
}

std::string TerminalFrontEnd::summed_up(const scene::Tally& tally, int whose,
                                        const campaign::State& state) const {
    std::string all;
    const auto add = [&](SeatId seat, const std::string& who) {
        std::vector<scene::Deed> deeds = scene::deeds_of(tally, seat, words(), stage(), state);
        std::erase_if(deeds, [](const scene::Deed& deed) { return deed.best; });
        if (deeds.empty()) return;
        if (!all.empty()) all += " ";
        if (!who.empty()) all += who + ": ";
        all += deeds_line(deeds) + ".";
    };
    if (whose != Told::kNobody) add(seat_at(whose), "");
    for (std::size_t place = 0; place < state.seats.size(); ++place)
        if (static_cast<int>(place) != whose)
            add(seat_at(static_cast<int>(place)),
                play::player_shown(state.members[state.seats[place]].player));
    add(SeatId::none, words().language().label(intern("tale.together")));
    return all;
}

void TerminalFrontEnd::corrected(std::string line) {
    log_.add(now(), line);
    pending_.push_back({std::move(line)});
}

void TerminalFrontEnd::rewound(std::uint32_t answers) {
    FrontEndBase::rewound(answers);
    const std::vector<std::string> gone = taken_back();
    retold_.clear();
    for (std::size_t i = log_.first_since(answers); !gone.empty() && i < log_.lines().size(); ++i)
        retold_.push_back(log_.lines()[i].text);
    log_.rewind(answers);
    shown();
    table_due_ = true;
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
    explained_.clear();
    table_due_ = true;
}

void TerminalFrontEnd::farewell(bool ended) {
    flush();
    ahead_.clear();
    print("");
    if (ended) {
        say(words().ui(bench_ ? "ended_bench" : "ended"));
        return;
    }
    // On a line of its own, however long: people copy it.
    const char* command = std::getenv("TANKARD_COMMAND");
    say(words().ui("saved"));
    const std::string resume =
        style_.shown(fmt::format("  {} resume {}", command != nullptr ? command : "tankard", save_));
    std::puts(resume.c_str());
}

bool TerminalFrontEnd::skip_effect(const std::string& sentence) {
    flush();
    ahead_.clear();
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
    say(question);
    return hear_yes(question);
}

std::string TerminalFrontEnd::ask_name(const std::string& question) {
    flush();
    print("");
    say(question, Ink::bold);
    std::string line;
    return read_line(line) && command_of(line).empty() ? line : "";  // "undo" is nobody's name
}

bool TerminalFrontEnd::hear_yes(const std::string& question) {
    std::string line;
    while (read_line(line)) {
        if (const auto answer = yes_or_no(line)) return *answer;
        if (!question.empty()) say(question);
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
        on_screen_ = 0;
        return Lines::Heard::line;
    }
    if (tty_ && !std::exchange(prompted_, true)) std::fputs("> ", stdout);
    std::fflush(stdout);
    const Lines::Heard heard = lines_.next(line, folders);
    if (heard == Lines::Heard::change) return heard;
    prompted_ = false;
    on_screen_ = 0;
    input_over_ = input_over_ || heard == Lines::Heard::end;
    line = text::without_apostrophes(trimmed(line));
    return heard;
}

std::optional<play::Reply> TerminalFrontEnd::curtain(const Question& question, const campaign::State& state) {
    if (!eyes_change(question, state)) return std::nullopt;
    curtain_fell_ = true;
    return wait_for(question,
                    words().ui("pass_keyboard", {{intern("hero"), Ref::seat(question.seat)}}, state), state);
}

std::optional<play::Reply> TerminalFrontEnd::wait_for(const Question& question, const std::string& pass,
                                                      const campaign::State& state) {
    if (!tty_) return std::nullopt;
    std::fputs("\x1b[2J\x1b[3J\x1b[H", stdout);  // and what could be scrolled back to
    // What happened last is everybody's: whoever did it sees it before they get up.
    const auto room = static_cast<std::size_t>(std::max(lines_of_screen() - 4, 0));
    const std::size_t first = pending_.size() > room ? pending_.size() - room : 0;
    for (std::size_t i = first; i < pending_.size(); ++i)
        say(pending_[i].text);
    say(pass, Ink::bold);
    // Nothing is shown before whoever it is for sits there, and nothing else that is typed means Enter.
    for (std::string line; read_line(line) && !line.empty();) {
        const std::string_view word = command_of(line);
        if (word == "quit") return play::Quit{};
        if (word == "undo") {
            if (auto reply = take_back(question, first_word(line).second, state)) return reply;
        } else if (word == "help") {
            show_help(first_word(line).second);
        } else {
            refuse(only_enter());
        }
        say(pass);
    }
    return std::nullopt;
}

scene::Scene TerminalFrontEnd::scene_for(const Question& question, const campaign::State& state) const {
    const SeatId open = question.seat == SeatId::none ? SeatId::none : eyes();
    return stage().scene(state, question.seat, open, session().settings());
}

std::vector<std::string> TerminalFrontEnd::table_lines(const Question& question, const campaign::State& state,
                                                       int fold) const {
    return screen_.table(scene_for(question, state), fold);
}

play::Reply TerminalFrontEnd::ask(const Question& question, const campaign::State& state) {
    retold_.clear();
    if (input_over_) return play::Quit{};
    if (always_.contains({question.seat, question.prompt}))
        if (auto answer = all_of(question)) {
            answer_by_itself();
            return *answer;
        }
    if (auto named = name_newcomer(state)) return *named;
    if (auto equal = of_equals(question, state)) return *equal;
    if (auto reply = curtain(question, state)) return *reply;
    if (recap_) {
        recap_ = false;
        print(style_(Ink::bold, words().ui("recap")));
        print_log(kRecapLines, Ink::dim);
        shown();  // it is among them
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
        // Nor does "back" take back where an option begins so, or "look" look.
        const bool is_command =
            !command_of(line).empty() && (command_of(line) != "throw" || asked(question, state).thrown) &&
            !(is_word_of_options(line) && question.shape == Shape::choose_one && begins_option(line, said_));
        if (is_command) {
            if (auto reply = command(question, line, state)) return *reply;
            if (!asks_again(command_of(line))) show_again(question, state);
            continue;
        }
        if (line.size() > 2 && line.back() == '?') {
            const std::string what = lowered(line.substr(0, line.size() - 1));
            if (state.table.boards().empty())
                show_help(what);
            else
                show_way(question, what, state);
            show_again(question, state);
            continue;
        }
        // Somebody types the answer to the question behind a page: it is not there yet.
        if (tty_ && question.shape == Shape::read && !line.empty()) {
            refuse(only_enter());
            continue;
        }
        if (auto answer = read_answer(question, line, state)) return *answer;
        show_again(question, state);
    }
}

bool TerminalFrontEnd::say_why_not(const Question& question, const std::string& typed,
                                   const campaign::State& state) {
    bool said = false;
    for (const Refusal& refusal : question.refusals) {
        const std::string reason = words().refusal(refusal, question, state);
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

std::string TerminalFrontEnd::which_one(const std::vector<std::size_t>& fitting,
                                        const std::vector<int>& numbers, const campaign::State& state) const {
    const std::size_t listed = fitting.size() > kMostListed + 1 ? kMostListed : fitting.size();
    std::string all = words().ui("which_one");
    for (std::size_t i = 0; i < listed; ++i)
        all += fmt::format("{}{}\u00a0{}", i > 0 ? " · " : " ", numbers[fitting[i]],
                           without_facts(said_[fitting[i]]));
    const auto left = static_cast<std::int32_t>(fitting.size() - listed);
    if (left > 0 && words().language().has(intern("ui.and_more")))
        all += " · " + words().ui("and_more", {{intern("n"), Ref::number(left)}}, state);
    return all + "?";
}

std::optional<Answer> TerminalFrontEnd::read_answer(const Question& question, const std::string& typed,
                                                    const campaign::State& state) {
    std::string line = typed == "." ? last_line_ : typed;
    const std::vector<std::string>& shown = said_;
    std::vector<int> numbers(shown.size());
    for (const scene::Row& row : rows_)
        for (const std::size_t option : row.options)
            numbers[option] = row.number;
    // Whoever pipes lines into the game can always answer 1: the first line, if the turn has left a gap.
    if (!tty_ && line == "1" && !rows_.empty() &&
        std::find(numbers.begin(), numbers.end(), 1) == numbers.end())
        line = fmt::format("{}", rows_.front().number);
    if (const std::optional<int> likely = likely_amount(question, state); likely && line.empty())
        line = fmt::format("{}", *likely);
    if (const auto only = only_answer(question); only && line.empty())
        line = fmt::format("{}", numbers[*only]);
    const Parsed parsed = parse_answer(question, line, shown, numbers);
    if (!parsed.answer && !parsed.fitting.empty()) {
        refuse(which_one(parsed.fitting, numbers, state));
        return std::nullopt;
    }
    if (!parsed.answer && parsed.problem.empty() && say_why_not(question, line, state)) return std::nullopt;
    // Saves have the texts with which they began.
    if (!parsed.answer && parsed.problem.empty() && words().language().has(intern("ui.not_this_square")) &&
        names_square(question, line, state)) {
        refuse(fmt::format("{}: {}", line, words().ui("not_this_square")));
        return std::nullopt;
    }
    const bool differ = parsed.repeats && words().language().has(intern("ui.each_once"));
    if (!parsed.answer && (differ || line.empty())) {
        refuse((differ ? words().ui("each_once") + " " : std::string()) + how(question));
        return std::nullopt;
    }
    if (!parsed.answer) {
        refuse(fmt::format("“{}”? {} {}{}", text::visible_line(line, text::kLongName),
                           words().ui("cannot_answer"), how(question),
                           parsed.problem.empty() ? "" : " (" + parsed.problem + ")"));
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
