#include "rehearse/summary.h"

#include "rehearse/extremes.h"
#include "rehearse/faced.h"
#include "rehearse/loot.h"
#include "rehearse/rivals.h"
#include "rehearse/verdict.h"
#include "text/counted.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <map>
#include <optional>
#include <vector>

#include <fmt/format.h>

namespace tankard::rehearse {
namespace {

constexpr std::size_t kRows = 12;  ///< of the long tables; the rest is in the JSON
constexpr std::size_t kName = 20;
constexpr std::size_t kColumns = 80;

/// Names may be longer than their column.
std::string cut(std::string_view name, std::size_t columns) {
    return name.size() <= columns ? std::string(name) : std::string(name.substr(0, columns - 2)) + "..";
}

std::string more(std::size_t rows) {
    return rows > kRows ? fmt::format("  .. and {} more: see --json\n", rows - kRows) : "";
}

std::string range(const Interval& interval) {
    return fmt::format("{}-{}", percent(interval.low), percent(interval.high));
}

std::string aim_words(const Report& report, const Group& group, const std::string& chapter,
                      const Tally& tally) {
    const std::optional<Aim> aim = report.aim(chapter, group.seats);
    if (!aim) return "";
    const std::string wanted =
        aim->least == aim->most ? fmt::format("{}", aim->least) : fmt::format("{}-{}", aim->least, aim->most);
    return fmt::format("{:>9}  {}", wanted, words_of(verdict_of(tally, *aim)));
}

/// A command on as many lines as it needs.
std::string folded(std::string_view command) {
    std::string text = " ";
    std::size_t line = text.size();
    while (!command.empty()) {
        const std::size_t end = std::min(command.find(" --", 1), command.size());
        if (line + end > kColumns - 2) {
            text += " \\\n      ";
            line = 6;
        }
        text += text.back() == ' ' && command.front() == ' ' ? command.substr(1, end - 1)
                                                             : command.substr(0, end);
        line += end;
        command.remove_prefix(end);
    }
    return text + '\n';
}

/// All chapters and party sizes at a glance.
std::string curve(const Report& report, const std::string& settings) {
    std::vector<const Group*> groups;
    for (const Group& group : report.groups)
        if (group.settings == settings) groups.push_back(&group);
    std::string text = fmt::format("Difficulty curve{}{}: % won, by chapter and number of heroes\n",
                                   settings.empty() ? "" : ", ", settings);
    text += fmt::format("{:<{}}", "chapter", kName);
    for (const Group* group : groups)
        text += fmt::format("{:>9}", group->seats);
    text += '\n';
    for (const std::string& id : report.chapters(settings)) {
        text += fmt::format("{:<{}}", cut(id, kName), kName);
        for (const Group* group : groups) {
            const auto found = group->result.chapters.find(id);
            text += fmt::format("{:>9}", found == group->result.chapters.end()
                                             ? "-"
                                             : percent(found->second.chapters.rate()));
        }
        text += '\n';
    }
    return text + '\n';
}

std::string wins(const Report& report, const Group& group) {
    std::string text = fmt::format("{:<{}}{:>8}{:>8}{:>8}{:>13}{}\n", "Won", kName, "played", "won", "%",
                                   "95 %", report.targets.entries().empty() ? "" : "      aim");
    for (const auto& [id, chapter] : group.result.chapters)
        text += fmt::format("{:<{}}{:>8}{:>8}{:>8}{:>13}{}\n", cut(id, kName), kName, chapter.chapters.played,
                            chapter.chapters.won, percent(chapter.chapters.rate()),
                            range(wilson(chapter.chapters)), aim_words(report, group, id, chapter.chapters));
    return text + '\n';
}

/// In how many chapters somebody came close to falling.
std::string danger(const Group& group) {
    std::string text;
    for (const auto& [id, chapter] : group.result.chapters)
        if (chapter.danger.played > 0)
            text += fmt::format("{:<{}}{:>8}{:>8}{:>8}{:>13}\n", cut(id, kName), kName, chapter.danger.played,
                                chapter.danger.won, percent(chapter.danger.rate()),
                                range(wilson(chapter.danger)));
    if (text.empty()) return text;
    return fmt::format("{:<{}}{:>8}{:>8}{:>8}{:>13}\n", "Below 1/3 of life", kName, "played", "so", "%",
                       "95 %") +
           text + '\n';
}

std::string four_of(const Spread& spread) {
    return spread.empty() ? fmt::format("{:>30}", "-")
                          : fmt::format("{:>9.1f}{:>7}{:>7}{:>7}", spread.mean(), spread.quantile(50),
                                        spread.quantile(95), spread.most());
}

std::string points(const Group& group) {
    std::string text = fmt::format("Points of each\n");
    text += fmt::format("{:<{}}{:>9}{:>7}{:>7}{:>7}\n", "", kName, "mean", "median", "p95", "most");
    for (const auto& [id, chapter] : group.result.chapters)
        if (!chapter.points.empty())
            text += fmt::format("{:<{}}{}\n", cut(id, kName), kName, four_of(chapter.points));
    return text + '\n';
}

/// Two spreads of each chapter side by side.
std::string spreads(const Group& group, std::string_view title, std::string_view left, std::string_view right,
                    Spread ChapterFigures::*one, Spread ChapterFigures::*other) {
    std::string text = fmt::format("{:<{}}{:>30}{:>30}\n", title, kName, left, right);
    const std::string columns = fmt::format("{:>9}{:>7}{:>7}{:>7}", "mean", "median", "p95", "most");
    text += fmt::format("{:<{}}{}{}\n", "", kName, columns, columns);
    for (const auto& [id, chapter] : group.result.chapters) {
        text += fmt::format("{:<{}}", cut(id, kName), kName);
        for (const Spread* spread : {&(chapter.*one), &(chapter.*other)})
            text += four_of(*spread);
        text += '\n';
    }
    return text + '\n';
}

std::string heroes(const Group& group) {
    const std::map<std::string, HeroFigures> all = heroes_of(group.result);
    if (all.empty() || (all.size() == 1 && all.begin()->first.empty())) return "";
    std::string text = fmt::format("{:<{}}{:>8}{:>8}{:>8}{:>13}{:>9}{:>12}\n", "Heroes", kName, "chapters",
                                   "won", "%", "95 %", "falls", "a chapter");
    for (const auto& [id, hero] : all)
        text += fmt::format("{:<{}}{:>8}{:>8}{:>8}{:>13}{:>9}{:>12.2f}\n", cut(id, kName), kName,
                            hero.chapters.played, hero.chapters.won, percent(hero.chapters.rate()),
                            range(wilson(hero.chapters)), hero.falls, hero.falls_a_chapter());
    return text + '\n';
}

std::string rival_rows(std::string_view title, std::string_view counted, const std::vector<RivalRow>& rows) {
    std::string text =
        fmt::format("{:<34}{:>10}{:>8}{:>8}{:>13}\n", cut(title, 33), counted, "won", "%", "95 %");
    for (const RivalRow& row : rows)
        text += fmt::format("{:<34}{:>10}{:>8}{:>8}{:>13}\n", cut(row.id, 33), row.chapters.played,
                            row.chapters.won, percent(row.chapters.rate()), range(wilson(row.chapters)));
    return text + '\n';
}

/// Who wins, of those who play against each other: by seat, and by what they had.
std::string rivals(const Group& group) {
    std::string text;
    for (const auto& [id, chapter] : group.result.chapters) {
        if (chapter.seats.empty()) continue;
        text += rival_rows("Seats in " + id, "games", seats_of(chapter));
        if (const std::vector<RivalRow> rows = owned_of(chapter); !rows.empty())
            text += rival_rows("Had in " + id, "seats", rows);
    }
    return text;
}

bool all_empty(const Group& group, Spread ChapterFigures::*one, Spread ChapterFigures::*other) {
    return std::all_of(group.result.chapters.begin(), group.result.chapters.end(), [&](const auto& entry) {
        return (entry.second.*one).empty() && (entry.second.*other).empty();
    });
}

std::string falls(const Group& group) {
    struct Row {
        std::string chapter, place;
        std::int64_t falls;
    };
    std::vector<Row> rows;
    std::int64_t all = 0;
    for (const auto& [id, chapter] : group.result.chapters) {
        all += chapter.all_falls();
        for (const auto& [place, times] : chapter.falls)
            rows.push_back({id, place.empty() ? "between encounters" : place, times});
    }
    if (rows.empty()) return "";
    std::stable_sort(rows.begin(), rows.end(), [](const Row& a, const Row& b) { return a.falls > b.falls; });
    std::string text =
        fmt::format("{:<{}}{:<38}{:>10}{:>10}\n", "Falls", kName, "while facing", "falls", "%");
    for (std::size_t i = 0; i < rows.size() && i < kRows; ++i)
        text += fmt::format("{:<{}}{:<38}{:>10}{:>10}\n", cut(rows[i].chapter, kName), kName,
                            cut(rows[i].place, 37), rows[i].falls,
                            percent(static_cast<double>(rows[i].falls) / static_cast<double>(all)));
    return text + more(rows.size()) + '\n';
}

/// What each card is like to face, chapter by chapter, the most costly first.
std::string faced(const Group& group) {
    std::string text;
    for (const auto& [id, chapter] : group.result.chapters) {
        if (chapter.faced.empty()) continue;
        text += fmt::format("{:<26}{:>8}{:>8}{:>7}{:>16}{:>15}\n", cut("Faced in " + id, 25), "played",
                            "rounds", "p95", "life lost each", "below 1/2, %");
        for (const FacedRow& row : faced_in(chapter, group.seats))
            text += fmt::format("{:<26}{:>8}{:>8.1f}{:>7.1f}{:>16.1f}{:>15}\n", cut(row.id, 25), row.played,
                                row.rounds, row.most_rounds, row.lost, percent(row.danger));
        text += '\n';
    }
    return text;
}

std::string loot(const Group& group) {
    const std::vector<LootRow> rows = loot_of(group.result);
    if (rows.empty()) return "";
    std::string text = fmt::format("{:<24}{:>7}{:>9}{:>8}{:>9}{:>8}{:>13}\n", "Loot", "bought", "chapters",
                                   "% with", "without", "differ", "95 %");
    for (std::size_t i = 0; i < rows.size() && i < kRows; ++i) {
        const LootRow& row = rows[i];
        text += fmt::format("{:<24}{:>7}{:>9}", cut(row.id, 23), row.bought, row.with);
        if (row.win)
            text += fmt::format("{:>8}{:>9}{:>8}{:>7}{:>6}", percent(row.win->with),
                                percent(row.win->without), percent(row.win->difference(), true),
                                percent(row.win->interval.low, true), percent(row.win->interval.high, true));
        text += '\n';
    }
    return text + more(rows.size()) + std::string(caveat()) + "\n\n";
}

std::string details(const Report& report, const Group& group) {
    const Result& result = group.result;
    const std::string title = title_of(group);
    std::string text = fmt::format("{}\n{:-<{}}\n", title, "", title.size());
    text += fmt::format("{} of {} reached an ending; {}; games {:016x}\n\n", result.finished,
                        text::counted(result.games, "campaign"), text::counted(result.decisions, "decision"),
                        result.sum);
    text += wins(report, group);
    text += danger(group);
    text +=
        spreads(group, "Length", "turns", "decisions", &ChapterFigures::turns, &ChapterFigures::decisions);
    if (!all_empty(group, &ChapterFigures::xp, &ChapterFigures::money))
        text += spreads(group, "Heroes at the end", "XP", "money in the deck", &ChapterFigures::xp,
                        &ChapterFigures::money);
    if (!all_empty(group, &ChapterFigures::points, &ChapterFigures::points)) text += points(group);
    text += heroes(group) + rivals(group) + faced(group) + falls(group) + loot(group);
    for (const ExtremeGame& game : extremes_of(report, group))
        text += game.what + "\n " + folded(game.command);
    return text + '\n';
}

}  // namespace

std::string percent(double fraction, bool sign) {
    const double tenths = std::round(fraction * 1000);
    return tenths == 0 || !sign ? fmt::format("{:.1f}", std::abs(tenths) / 10)
                                : fmt::format("{:+.1f}", tenths / 10);
}

std::string title_of(const Group& group) {
    return fmt::format("{} hero{}{}{}", group.seats, group.seats == 1 ? "" : "es",
                       group.settings.empty() ? "" : ", ", group.settings);
}

std::string_view caveat() {
    return "Read with care: this is correlation. A party that lives longer buys more, and a\n"
           "rich party buys the good cards, so even a useless card can look like a cause.";
}

std::string text_of(const Report& report) {
    std::string text = fmt::format("{}: {} for each party size from seed {}, played by {}\n", report.campaign,
                                   text::counted(report.games, "game"), report.seed, report.policy);
    if (report.share.shards > 1)
        text += fmt::format(
            "Shard {} of {} only: {} for each party size. Put the parts together with --merge.\n",
            report.share.shard, report.share.shards, text::counted(report.share.of(report.games), "game"));
    text += '\n';
    for (const std::string& settings : report.choices())
        text += curve(report, settings);
    for (const Group& group : report.groups)
        text += details(report, group);
    return text;
}

}  // namespace tankard::rehearse
