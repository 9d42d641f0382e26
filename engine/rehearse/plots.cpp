#include "rehearse/plots.h"

#include <algorithm>
#include <cstdint>
#include <map>
#include <set>

#include <fmt/format.h>

namespace tankard::rehearse {
namespace {

constexpr int kWidth = 1040;
constexpr int kHeight = 420;
constexpr std::size_t kPlaces = 16;  ///< bars of the plot of falls
/// By party size: brick, ochre, moss, teal, slate, plum.
constexpr std::string_view kColours[] = {"#b5654a", "#c79a4b", "#7d8f57", "#4f8284", "#4b6a94", "#7a567f"};

std::string_view colour(std::size_t place) { return kColours[place % std::size(kColours)]; }

/// What all plots of one choice of settings share.
struct Chosen {
    const Report& report;
    std::vector<const Group*> groups;
    std::vector<std::string> chapters;  ///< in story order

    Chosen(const Report& all, const std::string& settings) : report(all) {
        for (const Group& group : all.groups)
            if (group.settings == settings) groups.push_back(&group);
        chapters = all.chapters(settings);
    }

    const ChapterFigures* figures(std::size_t group, std::size_t chapter) const {
        const auto& all = groups[group]->result.chapters;
        const auto found = all.find(chapters[chapter]);
        return found != all.end() ? &found->second : nullptr;
    }
    /// Party sizes stand side by side at a chapter.
    double place(std::size_t group, std::size_t chapter) const {
        const double step = 0.64 / static_cast<double>(groups.size());
        const double middle = static_cast<double>(groups.size() - 1) / 2;
        return static_cast<double>(chapter) + step * (static_cast<double>(group) - middle);
    }
    std::string_view colour_of(std::size_t group) const {
        return colour(static_cast<std::size_t>(groups[group]->seats - 1));
    }
    std::string key_of(std::size_t group) const {
        const int seats = groups[group]->seats;
        return seats == 1 ? "1 hero" : fmt::format("{} heroes", seats);
    }
};

std::string head(int height) {
    return fmt::format(R"(set terminal svg size {},{} dynamic enhanced font 'Georgia,15' background '#fffdf7'
set encoding utf8
set termoption noenhanced
set border 3 lc rgb '#8a7c68' lw 1
set tics nomirror scale 0.4 textcolor rgb '#4a3f33'
set grid ytics lc rgb '#e8dfcd' lw 1 lt 1
set key outside top center horizontal textcolor rgb '#4a3f33' samplen 1.5 spacing 1.2
set lmargin 9
set rmargin 3
)",
                       kWidth, height);
}

std::string chapter_axis(const Chosen& chosen) {
    std::string tics;
    for (std::size_t i = 0; i < chosen.chapters.size(); ++i)
        tics += fmt::format("{}'{}' {}", i == 0 ? "" : ", ", shown_name(chosen.chapters[i]), i);
    return fmt::format("set xrange [-0.5:{}.5]\nset xtics ({})\n",
                       static_cast<int>(chosen.chapters.size()) - 1, tics);
}

/// Light bars where the author wants the rate to be.
std::string aims(const Chosen& chosen) {
    std::string text;
    const double half = 0.26 / static_cast<double>(chosen.groups.size());
    for (std::size_t group = 0; group < chosen.groups.size(); ++group)
        for (std::size_t chapter = 0; chapter < chosen.chapters.size(); ++chapter) {
            const auto aim = chosen.report.aim(chosen.chapters[chapter], chosen.groups[group]->seats);
            if (!aim) continue;
            const double x = chosen.place(group, chapter);
            const bool line = aim->least == aim->most;
            text += fmt::format(
                "set object rectangle from {},{} to {},{} behind fillcolor rgb '#d9cba9' fillstyle solid 0.7 "
                "noborder\n",
                x - half, line ? aim->least - 0.5 : aim->least, x + half, line ? aim->most + 0.5 : aim->most);
        }
    return text;
}

/// One data block for each party size; `row` writes a line for a chapter.
template <typename Row>
std::string blocks(const Chosen& chosen, Row row) {
    std::string text;
    for (std::size_t group = 0; group < chosen.groups.size(); ++group) {
        text += fmt::format("$size{} << END\n", group);
        for (std::size_t chapter = 0; chapter < chosen.chapters.size(); ++chapter)
            if (const ChapterFigures* figures = chosen.figures(group, chapter))
                text += row(chosen.place(group, chapter), chapter, *figures);
        text += "END\n";
    }
    return text;
}

std::string percents(const Chosen& chosen) {
    return head(kHeight) + chapter_axis(chosen) +
           "set yrange [0:104]\nset ytics 20\nset format y '%g %%'\nset ylabel ''\n";
}

Plot wins(const Chosen& chosen) {
    std::string script = percents(chosen) + aims(chosen);
    script += blocks(chosen, [](double place, std::size_t, const ChapterFigures& figures) {
        const Interval interval = wilson(figures.chapters);
        return fmt::format("{} {} {} {}\n", place, figures.chapters.rate() * 100, interval.low * 100,
                           interval.high * 100);
    });
    for (std::size_t group = 0; group < chosen.groups.size(); ++group)
        script +=
            fmt::format("{}$size{} using 1:2:3:4 with yerrorbars lc rgb '{}' lw 2.2 pt 7 ps 0.8 title '{}'",
                        group == 0 ? "plot " : ", ", group, chosen.colour_of(group), chosen.key_of(group));
    std::string caption =
        "How often each chapter is won. The line through a point is its 95 % interval: the true rate lies in "
        "it "
        "nineteen times out of twenty.";
    if (!chosen.report.targets.entries().empty()) caption += " A shaded bar is what the author wants.";
    return {"wins", caption, script + '\n'};
}

Plot curve(const Chosen& chosen) {
    std::string script = percents(chosen);
    script += blocks(chosen, [](double, std::size_t chapter, const ChapterFigures& figures) {
        return fmt::format("{} {}\n", chapter, figures.chapters.rate() * 100);
    });
    for (std::size_t group = 0; group < chosen.groups.size(); ++group)
        script +=
            fmt::format("{}$size{} using 1:2 with linespoints lc rgb '{}' lw 2.2 pt 7 ps 0.6 title '{}'",
                        group == 0 ? "plot " : ", ", group, chosen.colour_of(group), chosen.key_of(group));
    return {"curve",
            "The difficulty curve: the same rates from chapter to chapter, in the order of the story. A good "
            "curve falls gently; a cliff is where evenings end.",
            script + '\n'};
}

Plot lengths(const Chosen& chosen) {
    std::string script = head(kHeight) + chapter_axis(chosen) +
                         fmt::format("set yrange [0:*]\nset boxwidth {}\nset style fill solid 0.35\n",
                                     0.4 / static_cast<double>(chosen.groups.size()));
    script += blocks(chosen, [](double place, std::size_t, const ChapterFigures& figures) {
        const Spread& turns = figures.turns;
        return fmt::format("{} {} {} {} {} {}\n", place, turns.quantile(5), turns.quantile(25),
                           turns.quantile(50), turns.quantile(75), turns.quantile(95));
    });
    for (std::size_t group = 0; group < chosen.groups.size(); ++group)
        script += fmt::format(
            "{0}$size{1} using 1:3:2:6:5 with candlesticks lc rgb '{2}' lw 1.6 title '{3}' whiskerbars 0.5, "
            "$size{1} using 1:4:4:4:4 with candlesticks lc rgb '{2}' lw 3 notitle",
            group == 0 ? "plot " : ", ", group, chosen.colour_of(group), chosen.key_of(group));
    return {
        "lengths",
        "How long a chapter is, in turns of all heroes together. The box holds the middle half of the games, "
        "the thick line is the median, the whiskers reach from the shortest twentieth to the longest.",
        script + '\n'};
}

struct Fall {
    std::size_t chapter;
    std::string place;
    std::int64_t falls;
};

std::vector<Fall> falls_of(const Chosen& chosen) {
    std::vector<Fall> falls;
    for (std::size_t chapter = 0; chapter < chosen.chapters.size(); ++chapter) {
        std::map<std::string, std::int64_t> sum;
        for (std::size_t group = 0; group < chosen.groups.size(); ++group)
            if (const ChapterFigures* figures = chosen.figures(group, chapter))
                for (const auto& [place, times] : figures->falls)
                    sum[place] += times;
        for (const auto& [place, times] : sum)
            falls.push_back({chapter, place, times});
    }
    std::stable_sort(falls.begin(), falls.end(),
                     [](const Fall& one, const Fall& other) { return one.falls > other.falls; });
    falls.resize(std::min(falls.size(), kPlaces));
    return falls;
}

Plot falls(const Chosen& chosen, const std::vector<Fall>& worst) {
    const auto rows = static_cast<int>(worst.size());
    std::string script = head(110 + 26 * rows);
    script += fmt::format(
        "set grid noytics xtics lc rgb '#e8dfcd' lw 1 lt 1\nset border 2 lc rgb '#8a7c68'\nset lmargin 30\n"
        "set style fill solid 0.8 noborder\nset xrange [0:*]\nset yrange [{}:-0.8]\n",
        rows - 0.2);
    std::string tics;
    std::set<std::size_t> chapters;
    for (std::size_t row = 0; row < worst.size(); ++row) {
        tics +=
            fmt::format("{}'{}' {}", row == 0 ? "" : ", ",
                        worst[row].place.empty() ? "between encounters" : shown_name(worst[row].place), row);
        chapters.insert(worst[row].chapter);
    }
    script += fmt::format("set ytics ({})\n", tics);
    std::string plot;
    for (std::size_t chapter : chapters) {
        script += fmt::format("$chapter{} << END\n", chapter);
        for (std::size_t row = 0; row < worst.size(); ++row)
            if (worst[row].chapter == chapter) script += fmt::format("{} {}\n", row, worst[row].falls);
        script += "END\n";
        plot += fmt::format(
            "{}$chapter{} using ($2/2.0):1:($2/2.0):(0.34) with boxxyerror lc rgb '{}' title '{}'",
            plot.empty() ? "plot " : ", ", chapter, colour(chapter), shown_name(chosen.chapters[chapter]));
    }
    return {
        "falls",
        "Where heroes fall: how many fell while this card or boss was in play, all party sizes together. The "
        "colour is the chapter.",
        script + plot + '\n'};
}

}  // namespace

std::string shown_name(std::string_view id) {
    std::string name;
    const std::size_t first = id.find_first_not_of("0123456789_");
    for (char letter : id.substr(first == std::string_view::npos ? 0 : first)) {
        const bool plain = (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z') ||
                           (letter >= '0' && letter <= '9');
        name += plain ? letter : ' ';
    }
    if (!name.empty() && name[0] >= 'a' && name[0] <= 'z') name[0] = static_cast<char>(name[0] - 'a' + 'A');
    return name;
}

std::vector<Plot> plots_of(const Report& report, const std::string& settings) {
    const Chosen chosen(report, settings);
    std::vector<Plot> plots;
    if (chosen.chapters.empty()) return plots;
    plots.push_back(wins(chosen));
    plots.push_back(curve(chosen));
    const auto counted = [&](std::size_t group, std::size_t chapter) {
        const ChapterFigures* figures = chosen.figures(group, chapter);
        return figures != nullptr && !figures->turns.empty();
    };
    bool turns = false;
    for (std::size_t group = 0; group < chosen.groups.size(); ++group)
        for (std::size_t chapter = 0; chapter < chosen.chapters.size(); ++chapter)
            turns = turns || counted(group, chapter);
    if (turns) plots.push_back(lengths(chosen));
    if (const std::vector<Fall> worst = falls_of(chosen); !worst.empty())
        plots.push_back(falls(chosen, worst));
    return plots;
}

}  // namespace tankard::rehearse
