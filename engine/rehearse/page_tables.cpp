#include "rehearse/page_tables.h"

#include "rehearse/extremes.h"
#include "rehearse/faced.h"
#include "rehearse/loot.h"
#include "rehearse/page.h"
#include "rehearse/plots.h"
#include "rehearse/rivals.h"
#include "rehearse/summary.h"
#include "rehearse/verdict.h"
#include "text/counted.h"

#include <optional>
#include <string_view>
#include <vector>

#include <fmt/format.h>

namespace tankard::rehearse {
namespace {

constexpr std::size_t kRows = 20;

std::string name_cell(const std::string& id) {
    return fmt::format("<tr><td title=\"{}\">{}</td>", escaped(id), escaped(shown_name(id)));
}

template <typename... Cells>
std::string cells(const Cells&... each) {
    return (fmt::format("<td>{}</td>", each) + ...);
}

std::string table(const std::vector<std::string_view>& heads, const std::string& rows) {
    std::string text = "<table>\n<tr>";
    for (std::string_view head : heads)
        text += fmt::format("<th>{}</th>", head);
    return text + "</tr>\n" + rows + "</table>\n";
}

std::string rate(const Tally& tally) { return percent(tally.rate()) + " %"; }

std::string interval(const Tally& tally) {
    const Interval both = wilson(tally);
    return fmt::format("{} – {}", percent(both.low), percent(both.high));
}

std::string verdict_cell(const Report& report, int seats, const std::string& chapter, const Tally& tally) {
    const std::optional<Aim> aim = report.aim(chapter, seats);
    if (!aim) return "";
    const Verdict verdict = verdict_of(tally, *aim);
    const std::string_view colour = verdict == Verdict::met        ? "met"
                                    : verdict == Verdict::too_easy ? "easy"
                                    : verdict == Verdict::too_hard ? "hard"
                                                                   : "open";
    const std::string wanted = aim->least == aim->most ? fmt::format("{}", aim->least)
                                                       : fmt::format("{} – {}", aim->least, aim->most);
    return fmt::format("<span class=\"{}\">{}</span> <small>aim {}</small>", colour, words_of(verdict),
                       wanted);
}

std::string spread_cells(const Spread& spread) {
    if (spread.empty()) return cells("", "", "", "");
    return cells(fmt::format("{:.1f}", spread.mean()), spread.quantile(50), spread.quantile(95),
                 spread.most());
}

std::string chapters(const Report& report, const Group& group) {
    const bool aims = !report.targets.entries().empty();
    std::string wins;
    std::string lengths;
    std::string wealth;
    for (const auto& [id, chapter] : group.result.chapters) {
        wins += name_cell(id) + cells(chapter.chapters.played, chapter.chapters.won, rate(chapter.chapters),
                                      interval(chapter.chapters), chapter.all_falls(),
                                      chapter.danger.played > 0 ? rate(chapter.danger) : "");
        wins += (aims ? cells(verdict_cell(report, group.seats, id, chapter.chapters)) : "") + "</tr>\n";
        lengths += name_cell(id) + spread_cells(chapter.turns) + spread_cells(chapter.decisions) + "</tr>\n";
        wealth += name_cell(id) + spread_cells(chapter.xp) + spread_cells(chapter.money) + "</tr>\n";
    }
    std::vector<std::string_view> heads{"", "played", "won", "rate", "95 %", "falls", "below 1/3 of life"};
    if (aims) heads.emplace_back("aim");
    return "<h3>Chapters</h3>\n" + table(heads, wins) + "<h3>Length</h3>\n" +
           table(
               {"", "turns: mean", "median", "p95", "longest", "decisions: mean", "median", "p95", "longest"},
               lengths) +
           "<h3>Each hero when the chapter is decided</h3>\n" +
           table({"", "XP: mean", "median", "p95", "most", "money: mean", "median", "p95", "most"}, wealth);
}

std::string heroes(const Group& group) {
    std::string rows;
    for (const auto& [id, hero] : heroes_of(group.result))
        rows += name_cell(id) +
                cells(hero.chapters.played, hero.chapters.won, rate(hero.chapters), interval(hero.chapters),
                      hero.falls, fmt::format("{:.2f}", hero.falls_a_chapter())) +
                "</tr>\n";
    if (rows.empty() || heroes_of(group.result).contains("")) return "";
    return "<h3>Heroes</h3>\n" +
           table({"", "chapters", "won", "rate", "95 %", "falls", "falls a chapter"}, rows);
}

std::string rivals(const Group& group) {
    const auto rows_of = [](const std::vector<RivalRow>& all) {
        std::string rows;
        for (const RivalRow& row : all)
            rows += name_cell(row.id) +
                    cells(row.chapters.played, row.chapters.won, rate(row.chapters), interval(row.chapters)) +
                    "</tr>\n";
        return rows;
    };
    std::string text;
    for (const auto& [id, chapter] : group.result.chapters) {
        if (chapter.seats.empty()) continue;
        text += fmt::format("<h3>{}: who wins</h3>\n", escaped(shown_name(id))) +
                table({"seat", "games", "won", "rate", "95 %"}, rows_of(seats_of(chapter))) +
                table({"", "points: mean", "median", "p95", "most"},
                      name_cell("each") + spread_cells(chapter.points) + "</tr>\n");
        if (const std::string rows = rows_of(owned_of(chapter)); !rows.empty())
            text += table({"who had", "seats", "won", "rate", "95 %"}, rows);
    }
    return text;
}

std::string faced(const Group& group) {
    std::string text;
    for (const auto& [id, chapter] : group.result.chapters) {
        std::string rows;
        for (const FacedRow& row : faced_in(chapter, group.seats))
            rows +=
                name_cell(row.id) +
                cells(row.played, fmt::format("{:.1f}", row.rounds), fmt::format("{:.1f}", row.most_rounds),
                      fmt::format("{:.1f}", row.lost), percent(row.danger) + " %") +
                "</tr>\n";
        if (!rows.empty())
            text += fmt::format("<h3>{}: what was faced</h3>\n", escaped(shown_name(id))) +
                    table({"", "played", "rounds: mean", "p95", "life each hero lost", "somebody below 1/2"},
                          rows);
    }
    return text;
}

std::string loot(const Group& group) {
    const std::vector<LootRow> all = loot_of(group.result);
    if (all.empty()) return "";
    std::string rows;
    for (std::size_t i = 0; i < all.size() && i < kRows; ++i) {
        const LootRow& row = all[i];
        rows += name_cell(row.id) + cells(row.bought, row.with);
        rows += row.win ? cells(percent(row.win->with) + " %", percent(row.win->without) + " %",
                                percent(row.win->difference(), true),
                                fmt::format("{} … {}", percent(row.win->interval.low, true),
                                            percent(row.win->interval.high, true)))
                        : cells("", "", "", "");
        rows += "</tr>\n";
    }
    std::string text =
        "<h3>Loot</h3>\n" +
        table({"", "bought", "chapters with it", "won with", "won without", "difference", "95 %"}, rows);
    if (all.size() > kRows)
        text += fmt::format("<p><small>and {} more, in the JSON</small></p>\n", all.size() - kRows);
    return text + fmt::format("<p class=\"care\">{}</p>\n", escaped(caveat()));
}

std::string extremes(const Report& report, const Group& group) {
    std::string text = "<h3>Games worth opening</h3>\n<div class=\"games\">\n";
    for (const ExtremeGame& game : extremes_of(report, group))
        text += fmt::format("<p>{}<br><code>{}</code></p>\n", escaped(game.what), escaped(game.command));
    return text + "</div>\n";
}

}  // namespace

std::string overview_table(const Report& report, const std::string& settings) {
    std::string heads = "<tr><th></th>";
    for (const Group& group : report.groups)
        if (group.settings == settings)
            heads += fmt::format("<th>{} hero{}</th>", group.seats, group.seats == 1 ? "" : "es");
    std::string text = "<table class=\"overview\">\n" + heads + "</tr>\n";
    for (const std::string& id : report.chapters(settings)) {
        text += name_cell(id);
        for (const Group& group : report.groups) {
            if (group.settings != settings) continue;
            const auto found = group.result.chapters.find(id);
            if (found == group.result.chapters.end()) {
                text += "<td>–</td>";
                continue;
            }
            const std::string verdict = verdict_cell(report, group.seats, id, found->second.chapters);
            text += fmt::format("<td>{}{}{}</td>", rate(found->second.chapters),
                                verdict.empty() ? "" : "<br>", verdict);
        }
        text += "</tr>\n";
    }
    return text + "</table>\n";
}

std::string group_tables(const Report& report, const Group& group) {
    const Result& result = group.result;
    return fmt::format(
        "<details>\n<summary>{}<small>{} of {} reached an "
        "ending</small></summary>\n{}{}{}{}{}</details>\n",
        escaped(title_of(group)), result.finished, text::counted(result.games, "campaign"),
        chapters(report, group), heroes(group) + rivals(group), faced(group), loot(group),
        extremes(report, group));
}

}  // namespace tankard::rehearse
