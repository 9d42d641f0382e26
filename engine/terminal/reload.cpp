// Files that an author saves while the game waits for an answer: what the person at the keyboard is told of
// it, and asked.
#include "play/session/reload.h"

#include "terminal/answers.h"
#include "terminal/front_end.h"
#include "terminal/paper.h"

#include <algorithm>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include <fmt/format.h>

namespace tankard::terminal {
namespace {

constexpr std::size_t kMostProblems = 8;
constexpr std::size_t kMostNames = 3;

/// "18_choking_fog.lua, 03_fog.lua".
std::string names_of(const std::vector<std::string>& paths) {
    std::string names;
    for (std::size_t i = 0; i < paths.size() && i < kMostNames; ++i)
        names += (i == 0 ? "" : ", ") + paths[i].substr(paths[i].rfind('/') + 1);
    if (paths.size() > kMostNames) names += fmt::format(" (+{})", paths.size() - kMostNames);
    return names;
}

std::vector<std::string> options_of(const scene::Words& words, const play::Standing& standing) {
    std::vector<std::string> shown;
    for (std::size_t i = 0; i < standing.question.options.size(); ++i)
        shown.push_back(words.option(standing.question, i, standing.state));
    return shown;
}

/// What is among these and not, or not as often, among those.
std::string beyond(const std::vector<std::string>& these, std::vector<std::string> those) {
    std::string found;
    for (const std::string& each : these) {
        const auto same = std::find(those.begin(), those.end(), each);
        if (same == those.end())
            found += (found.empty() ? "" : ", ") + each;
        else
            those.erase(same);
    }
    return found;
}

/// "Discard the Coin, discard the Staff"; what the journal says where nothing is chosen.
std::string answer_in_words(const scene::Words& words, const play::Standing& standing,
                            const save::AnswerRecord& given) {
    const Shape shape = standing.question.shape;
    if (shape != Shape::choose_one && shape != Shape::choose_some) return given.label;
    std::string all;
    for (std::int32_t value : given.answer.values)
        all += (all.empty() ? "" : ", ") +
               words.option(standing.question, static_cast<std::size_t>(value), standing.state);
    return all;
}

const save::AnswerRecord* answer_number(const save::Tape& tape, std::uint32_t number) {
    for (const save::Step& step : tape.steps())
        if (const auto* given = std::get_if<save::AnswerRecord>(&step);
            given != nullptr && given->number == number)
            return given;
    return nullptr;
}

}  // namespace

void TerminalFrontEnd::watch(const Watching& watching) {
    watching_ = watching;
    look_now_ = true;  // the files may have changed since the game was saved
}

std::unique_ptr<Change> TerminalFrontEnd::take_change() { return std::move(change_); }

void TerminalFrontEnd::plays_with(const play::Library& library) {
    FrontEndBase::plays_with(library);
    draw_with(library);
}

void TerminalFrontEnd::draw_with(const play::Library& library) {
    screen_ = Screen(style_, library);
    nothing_ = scene::Tally(library);
    tallies_.clear();  // other rules count other things
    for (Told& told : pending_)
        told.counted.clear();
    milestones_ = scene::milestone_kinds(library.layout());
}

void TerminalFrontEnd::go_on_with(const play::Library& library, std::string_view language,
                                  std::uint32_t base) {
    change_library(library, language, base);
    draw_with(library);
    pending_.push_back({std::exchange(news_, "")});
}

bool TerminalFrontEnd::change_noticed(const play::Standing& standing) {
    std::unique_ptr<play::Library> fresh;
    try {
        fresh = watching_->newest->look(library().content());
    } catch (const save::Error& error) {
        new_line();
        refuse(error.what());
    }
    if (!fresh) return false;
    new_line();
    const std::string names = names_of(play::changed_files(library().content(), fresh->content()));
    if (!fresh->problems().empty()) {
        refuse(fmt::format("{}: {}", names, words().ui("reload.mistakes")));
        for (std::size_t i = 0; i < fresh->problems().size() && i < kMostProblems; ++i)
            show(hanging("    ", fresh->problems()[i].show()));
        return false;
    }
    const play::Rerun rerun = play::rerun(*fresh, *watching_->file);
    if (!rerun.failure.empty()) {
        refuse(fmt::format("{}: {}", names, words().ui("reload.fails")));
        show(hanging("    ", rerun.failure));
        return false;
    }
    change_ = std::make_unique<Change>();
    change_->answers = rerun.answers;
    news_ = fmt::format("{} {}", words().ui("reload.in"), names);
    if (!rerun.whole) {
        choose_after(rerun, standing, *fresh, names);
        if (!change_) return false;
    } else if (rerun.answers > 0 && standing.question.prompt &&
               (!rerun.at || !play::same(standing, *rerun.at, *fresh))) {
        news_ +=
            " · " + words().ui("reload.other", {{intern("n"), Ref::number(rerun.answers)}}, standing.state);
    }
    change_->library = std::move(fresh);
    return true;
}

/// What was asked then and is asked now, and what was answered.
void TerminalFrontEnd::show_difference(const play::Rerun& rerun, const play::Library& fresh) {
    // Played by a library of its own: the one in use is in the middle of a move.
    play::Library old = library().further();
    const play::Rerun before = play::rerun(old, *watching_->file, rerun.answers);
    const scene::Words then_words(old, words().code());
    const scene::Words now_words(fresh, words().code());
    const auto line = [&](std::string_view what, const std::string& text) {
        const std::string heading = words().language().label(intern("ui." + std::string(what)));
        for (const std::string& part : hanging(fmt::format("    {}: ", heading), text))
            print(part);
    };
    const std::string then = before.at ? then_words.prompt(before.at->question, before.at->state) : "";
    const std::string now = rerun.at ? now_words.prompt(rerun.at->question, rerun.at->state) : "";
    line("reload.then", then);
    if (const save::AnswerRecord* given = answer_number(session().tape(), rerun.answers + 1);
        given != nullptr && !given->label.empty())
        line("reload.answered", before.at ? answer_in_words(then_words, *before.at, *given) : given->label);
    if (!rerun.at) return line("reload.now", words().language().label(intern("ui.reload.over")));
    line("reload.now", now);
    if (!before.at || then != now) return;
    const std::vector<std::string> options_then = options_of(then_words, *before.at);
    const std::vector<std::string> options_now = options_of(now_words, *rerun.at);
    const std::string gone = beyond(options_then, options_now);
    const std::string come = beyond(options_now, options_then);
    if (!gone.empty()) line("reload.gone", gone);
    if (!come.empty()) line("reload.come", come);
    if (gone.empty() && come.empty()) show(hanging("    ", words().ui("reload.numbered")));
}

/// The answers do not go to the end: from here on, back to there, or not at all?
void TerminalFrontEnd::choose_after(const play::Rerun& rerun, const play::Standing& standing,
                                    const play::Library& fresh, const std::string& names) {
    const std::uint32_t all = session().tape().answers();
    refuse(fmt::format(
        "{}: {}", names,
        words().ui("reload.differs",
                   {{intern("n"), Ref::number(rerun.answers + 1)}, {intern("all"), Ref::number(all)}},
                   standing.state)));
    show_difference(rerun, fresh);
    std::vector<std::pair<std::string_view, std::optional<Change::How>>> ways;
    if (play::fits(standing.state, fresh)) ways.emplace_back("reload.here", Change::How::here);
    ways.emplace_back("reload.back", Change::How::again);
    ways.emplace_back("reload.keep", std::nullopt);
    for (std::size_t i = 0; i < ways.size(); ++i)
        for (const std::string& line :
             hanging(fmt::format("{:>3} ", i + 1), words().ui(ways[i].first,
                                                              {{intern("n"), Ref::number(rerun.answers + 1)},
                                                               {intern("all"), Ref::number(all)}},
                                                              standing.state)))
            print(line);
    std::string line;
    while (read_line(line)) {
        if (line.size() != 1 || line[0] < '1' || line[0] >= static_cast<char>('1' + ways.size())) {
            print(fmt::format("1-{}", ways.size()));
            continue;
        }
        if (const auto how = ways[static_cast<std::size_t>(line[0] - '1')].second)
            change_->how = *how;
        else
            change_.reset();
        return;
    }
    change_.reset();
}

}  // namespace tankard::terminal
