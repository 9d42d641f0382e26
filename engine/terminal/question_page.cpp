// How a question is shown: its lines, and the page on which it stands with what was told and the table.
#include "scene/brief.h"
#include "terminal/answers.h"
#include "terminal/front_end.h"
#include "terminal/paper.h"
#include "text/utf8.h"

#include <algorithm>

#include <fmt/format.h>

namespace tankard::terminal {
namespace {

constexpr std::string_view kDetail = "      ";  ///< before what stands below an option
constexpr std::size_t kMostLines = 3;           ///< of what its card does
constexpr int kBriefest = 2;                    ///< two options side by side, nothing explained again
constexpr std::size_t kFew = 3;                 ///< a third of a screen, above a table whose board has room
constexpr int kUnfolded = -1;                   ///< also what was explained a moment ago

/// "  3 Play the Coin (worth 10) ×4"
std::string said_once(const scene::Row& row, const std::vector<std::string>& said) {
    const std::string& what = said[row.options.front()];
    return row.options.size() > 1 ? fmt::format("{}\u00a0×{}", what, row.options.size()) : what;
}

bool stands_in(const std::vector<std::string>& lines, const std::string& words) {
    return std::any_of(lines.begin(), lines.end(),
                       [&](const std::string& line) { return line.find(words) != std::string::npos; });
}

/// Two short lines side by side.
class Columns {
 public:
    explicit Columns(std::vector<std::string>& lines) : lines_(lines) {}
    Columns(const Columns&) = delete;
    Columns& operator=(const Columns&) = delete;
    ~Columns() { end(); }

    void add(const std::string& line) {
        const int half = columns() / 2;
        if (text::width(line) > half - 2) {
            end();
            lines_.push_back(line);
        } else if (left_.empty()) {
            left_ = line;
        } else {
            lines_.push_back(text::fit(left_, half) + line);
            left_.clear();
        }
    }
    /// What comes next stands below.
    void end() {
        if (!left_.empty()) lines_.push_back(left_);
        left_.clear();
    }

 private:
    std::vector<std::string>& lines_;
    std::string left_;
};

}  // namespace

void TerminalFrontEnd::number_options(const Question& question, const campaign::State& state) {
    said_.clear();
    for (scene::Words::Said& said : words().said(question, state))
        said_.push_back(std::move(said.label));
    rows_ = rows(question, state, said_);
}

std::vector<std::string> TerminalFrontEnd::explained(const Option& option, const campaign::State& state,
                                                     int fold) const {
    const std::string rule = words().explanation(option, state);
    if (rule.empty()) return {};
    const bool brief = screen_.explains_briefly(option.verb);
    // Before the rules of the table go, what can be done is said in its first sentence.
    const std::size_t most = brief || fold >= kBriefest ? 1 : kMostLines;
    const std::string said = scene::in_brief(
        rule, [&](const std::string& words) { return hanging(kDetail, words).size() <= most; });
    std::vector<std::string> lines = hanging(kDetail, said);
    if (brief) return fold < kBriefest || lines.size() == 1 ? lines : std::vector<std::string>();
    if (said != rule && fold <= 0)
        for (std::string& line :
             hanging(kDetail, words().ui("more", {{intern("card"), option.object}}, state)))
            lines.push_back(std::move(line));
    return lines;
}

std::vector<std::string> TerminalFrontEnd::option_lines(const Question& question,
                                                        const campaign::State& state, int fold) const {
    std::vector<std::string> lines;
    Columns pairs(lines);
    for (const scene::Row& row : rows_) {
        const std::size_t option = row.options.front();
        const std::string caution = words().caution(question, option, state);
        const auto before = explained_.find({question.seat, said_[option]});
        const bool again = before != explained_.end() && fold >= 0 && (fold > 0 || before->second == turn_);
        std::vector<std::string> about = screen_.explains(question.options[option].verb)
                                             ? explained(question.options[option], state, fold)
                                             : std::vector<std::string>();
        const bool warns = !caution.empty();
        std::vector<std::string> all = hanging(fmt::format("{:>3} ", row.number), said_once(row, said_));
        // Where there is little room a warning stands beside what it warns of, if it can; it is never left
        // out.
        const int beside = text::width(all.back()) + 3 + text::width(caution);
        const bool runs_on = warns && fold > 0 && beside <= columns();
        if (runs_on) all.back() += " — " + style_(Ink::yellow, caution);
        // What costs no line is said again, as long as it leaves the lines their places.
        if ((again ? fold < 2 : fold >= 2) && about.size() == 1 && all.size() == 1 && !warns) {
            const std::string both = fmt::format("{}: {}", all.front(), trimmed(about.front()));
            if (text::width(both) <= columns()) {
                all = {both};
                about.clear();
            }
        }
        if (again) about.clear();
        if (fold >= 2 && all.size() == 1 && about.empty() && !warns) {
            pairs.add(all.front());
            continue;
        }
        pairs.end();
        lines.insert(lines.end(), all.begin(), all.end());
        if (warns && !runs_on)
            for (const std::string& line : hanging(kDetail, caution))
                lines.push_back(style_(Ink::yellow, line));
        for (const std::string& line : about)
            lines.push_back(style_(Ink::dim, line));
    }
    return lines;
}

std::vector<std::string> TerminalFrontEnd::faced_lines(const Question& question,
                                                       const campaign::State& state) const {
    if (question.seat == SeatId::none || state.table.cards() == 0) return {};
    const scene::Scene scene = scene_for(question, state);
    const auto lies_there = [&](Ref ref) {
        if (ref.kind() != RefKind::card) return false;
        const auto in = [&](const std::vector<scene::Zone>& zones) {
            return std::any_of(zones.begin(), zones.end(), [&](const scene::Zone& zone) {
                return zone.role == scene::Role::faced &&
                       std::any_of(zone.cards.begin(), zone.cards.end(),
                                   [&](const scene::Card& card) { return card.id == ref.as_card(); });
            });
        };
        return in(scene.zones) || std::any_of(scene.seats.begin(), scene.seats.end(),
                                              [&](const scene::Seat& seat) { return in(seat.zones); });
    };
    for (const Option& option : question.options)
        if (lies_there(option.object) || lies_there(option.target)) return {};
    return screen_.faced(scene);
}

std::string TerminalFrontEnd::how(const Question& question) const {
    std::string said = how_to_answer(question, words());
    const bool counts =
        question.shape == Shape::choose_some && question.most > 1 &&
        std::any_of(rows_.begin(), rows_.end(), [](const scene::Row& row) { return row.options.size() > 1; });
    if (counts) said += " " + words().ui("how.times");
    return said;
}

std::string TerminalFrontEnd::whose(const Question& question, const campaign::State& state) const {
    if (campaign::persons_at(state) < 2 || question.seat == SeatId::none ||
        index(question.seat) >= state.seats.size())
        return "";
    return play::player_shown(campaign::member_at(state, question.seat).player) + ": ";
}

std::string TerminalFrontEnd::hint(const Question& question, const campaign::State& state) const {
    std::string said = how(question);
    if (const std::optional<int> likely = likely_amount(question, state))
        said += " " + words().ui("how.enter", {{intern("n"), Ref::number(*likely)}}, state);
    // Saves have the texts with which they began.
    if (const auto only = only_answer(question); only && words().language().has(intern("ui.how.enter_only")))
        said = fmt::format("{} {}.", words().ui("how.enter_only"), without_facts(said_[*only]));
    if (question.shape == Shape::record)
        if (const auto thrown = stage().ask(question, state).thrown;
            thrown && thrown->simulated() && words().language().has(intern("ui.how.throw")))
            said += ". " + words().ui("how.throw");
    // Only where there is room for it: it is the same every time.
    const std::string back = " " + words().language().label(intern("ui.how.back"));
    return something_to_undo() && text::width(said + back) <= columns() ? said + back : said;
}

std::vector<std::string> TerminalFrontEnd::question_lines(const Question& question,
                                                          const campaign::State& state, int fold,
                                                          bool with_table) const {
    std::vector<std::string> lines{""};
    const auto add = [&](std::vector<std::string> more, Ink ink = Ink::plain) {
        for (std::string& line : more)
            lines.push_back(ink == Ink::plain ? std::move(line) : style_(ink, line));
    };
    // Above stands the table, where it is drawn, with the same numbers.
    if (question.seat != SeatId::none && index(question.seat) < state.seats.size() &&
        state.table.cards() > 0 && !(with_table && fold > 0)) {
        add(hanging("", screen_.seat_line(stage().seat(question.seat, state, session().settings()))),
            Ink::dim);
        if (!with_table && state.stage == campaign::Stage::play) add(faced_lines(question, state));
    }
    add(cost_lines(question, state));
    add(hanging("", whose(question, state) + prompt(question, state)), Ink::bold);
    // Saves have the texts with which they began.
    if (renumbered() && words().language().has(intern("ui.renumbered")))
        add(hanging("", words().ui("renumbered")), Ink::dim);
    add(option_lines(question, state, fold));
    // How any question is answered is known after the first; programs see by it where the question ends.
    if (question.shape != Shape::choose_one || fold <= 0 || !tty_ || only_answer(question))
        add(hanging("", hint(question, state)), Ink::dim);
    return lines;
}

std::string TerminalFrontEnd::cut_rules(const std::vector<std::string>& lines,
                                        const scene::Scene& scene) const {
    std::string all;
    for (const auto& [name, end] : screen_.rules_on(scene))
        if (!read_.contains(name) && !stands_in(lines, end))
            all += fmt::format("{}{}", all.empty() ? "" : ", ", name);
    return all;
}

void TerminalFrontEnd::rules_read(const std::vector<std::string>& lines, const scene::Scene& scene) {
    for (const auto& [name, end] : screen_.rules_on(scene))
        if (stands_in(lines, end)) read_.insert(name);
}

void TerminalFrontEnd::show_question(const Question& question, const campaign::State& state) {
    show(question_lines(question, state, kUnfolded, false), true);
}

void TerminalFrontEnd::show_again(const Question& question, const campaign::State& state) {
    // Programs have read it, and people see it behind a page that waits.
    if (!tty_ || !ahead_.empty() || question.shape == Shape::read) return;
    std::vector<std::string> lines = hanging("", whose(question, state) + prompt(question, state));
    for (std::string& line : lines)
        line = style_(Ink::bold, line);
    std::vector<std::string> options = option_lines(question, state, kBriefest);
    const auto room = static_cast<std::size_t>(lines_of_screen() / 2);
    if (lines.size() + options.size() > room) options = hanging("", hint(question, state));
    lines.insert(lines.end(), options.begin(), options.end());
    show(lines, true);
}

bool TerminalFrontEnd::shows_table(const Question& question, const campaign::State& state) {
    if (question.seat == SeatId::none || state.table.cards() == 0) return false;
    const bool other = std::exchange(curtain_fell_, false);
    if (!table_due_ && !other) return false;
    std::vector<std::string> now = table_lines(question, state, 0);
    std::vector<std::string>& before = tables_[question.seat];
    const bool shows = table_due_ || now != before;
    before = std::move(now);
    table_due_ = false;
    return shows;
}

void TerminalFrontEnd::show_page(const Question& question, const campaign::State& state) {
    const bool with_table = shows_table(question, state);
    const bool whole = question.shape == Shape::read || state.stage != campaign::Stage::play;
    const Part table = [&](int fold) {
        std::vector<std::string> lines;
        if (!with_table) return lines;
        lines = table_lines(question, state, whole ? 0 : fold);
        // Saves have the texts with which they began.
        if (fold > 1 && !whole && words().language().has(intern("ui.rules_whole")))
            if (const std::string cut = cut_rules(lines, scene_for(question, state)); !cut.empty())
                lines.push_back(style_(Ink::dim, text::fit(fmt::format("{} {}: {}", words().ui("rules_cut"),
                                                                       cut, words().ui("rules_whole")),
                                                           columns())));
        if (whole || fold == 0) lines.insert(lines.begin(), "");
        return lines;
    };
    const Part asked = [&](int fold) {
        return question_lines(question, state, whole ? 0 : fold, with_table);
    };
    const More more = [&](const Gap& gap) { return left_out(gap, state); };
    const auto room = static_cast<std::size_t>(lines_of_screen() - 1);
    const std::vector<Told> deeds = deeds_of(pending_);
    Page page = page_lines(deeds, table, asked, room, more);
    if (tty_ && page.overflows && !page.told.empty()) {
        // What must not be folded has screens of its own; how it ends stands above the question.
        std::size_t before = deeds.size();
        if (question.shape == Shape::read)
            page.told.clear();
        else
            page = last_page(deeds, table, asked, room, before);
        show(log_lines({deeds.begin(), deeds.begin() + static_cast<std::ptrdiff_t>(before)}, 2, room - 1,
                       more));
    }
    // A table that goes on for pages waits by itself, and so does one below a few lines of what was told: its
    // head stands below them, and nobody waits before the screen is full.
    const bool few = static_cast<std::size_t>(on_screen_) + page.told.size() <= room / kFew;
    if (static_cast<std::size_t>(on_screen_) + page.size() > room && page.size() <= room &&
        (page.below.empty() || !few))
        pause();
    const bool fits = static_cast<std::size_t>(on_screen_) + page.size() <= room;
    for (const std::vector<std::string>* part : {&page.told, &page.below, &page.asked})
        if (fits || !ahead_.empty())
            for (const std::string& line : *part)
                write(line);
        else
            show(*part, part == &page.asked);
    if (with_table) rules_read(page.below, scene_for(question, state));
    shown();
    for (const scene::Row& row : rows_)
        if (screen_.explains(question.options[row.options.front()].verb))
            explained_.insert_or_assign(std::pair(question.seat, said_[row.options.front()]), turn_);
}

}  // namespace tankard::terminal
