#include "terminal/tale.h"

#include "terminal/paper.h"
#include "text/utf8.h"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

namespace tankard::terminal {

std::string way_line(const scene::Chart& way) {
    std::string gone;
    std::string on;
    for (const scene::Space& space : way.spaces) {
        std::string& into = space.gone || space.here ? gone : on;
        into += fmt::format("{}{}", into.empty() ? "" : &into == &gone ? " → " : " · ", space.label);
        if (space.gone) into += space.pigment == "blood" ? "\u00a0☠" : "\u00a0✔";
    }
    if (gone.empty()) return "";
    return fmt::format("{}{}{}{}{}", way.label, way.label.empty() ? "" : ": ", gone,
                       on.empty() ? "" : " → ? ", on);
}

std::string deeds_line(const std::vector<scene::Deed>& deeds, bool brief) {
    std::string line;
    for (const scene::Deed& deed : deeds)
        line += fmt::format("{}{}{}", line.empty() ? "" : " · ", deed.words,
                            deed.of.empty() || brief ? "" : fmt::format(" ({})", deed.of));
    return line;
}

std::string milestone_line(const scene::Milestone& milestone) {
    const bool ends = milestone.words.ends_with('!') || milestone.words.ends_with('.');
    return fmt::format("{}{}{}", milestone.words,
                       milestone.gained.empty() ? ""
                       : ends                   ? " "
                                                : ": ",
                       milestone.gained);
}

std::vector<std::vector<std::string>> tale_parts(const scene::Tale& tale, const Style& style, bool brief) {
    std::vector<std::vector<std::string>> parts(1);
    const auto add = [&](Ink ink, std::string_view prefix, const std::string& text) {
        for (std::string& line : hanging(prefix, text))
            parts.back().push_back(ink == Ink::plain ? std::move(line) : style(ink, line));
    };
    const std::string head =
        tale.outcome.empty() ? tale.title : fmt::format("{}: {}", tale.title, tale.outcome);
    const std::vector<std::string> titles = hanging("══ ", head);
    for (const std::string& line : titles) {
        const int left = &line == &titles.back() ? columns() - text::width(line) - 1 : 0;
        parts.back().push_back(style(Ink::bold, line + (left > 0 ? " " : "")) +
                               style(Ink::dim, rule("═", left)));
    }
    for (const scene::Part& part : tale.parts) {
        if (&part != &tale.parts.front()) parts.emplace_back();
        add(Ink::bold, " ",
            fmt::format("{}{}{}{}{}", part.player, part.hero.empty() ? "" : ", ", part.hero,
                        part.known.empty() ? "" : " · ", part.known));
        if (!part.deeds.empty()) add(Ink::plain, "   ", deeds_line(part.deeds, brief));
        for (const scene::Milestone& milestone : part.milestones)
            add(Ink::green, "   ★ ", milestone_line(milestone));
    }
    return parts;
}

std::vector<std::string> tale_lines(const scene::Tale& tale, const Style& style, bool brief) {
    std::vector<std::string> lines;
    for (std::vector<std::string>& part : tale_parts(tale, style, brief))
        lines.insert(lines.end(), part.begin(), part.end());
    return lines;
}

std::vector<std::string> chronicle_lines(const scene::Chronicle& chronicle, const Style& style) {
    std::vector<std::string> lines;
    const auto add = [&](const std::string& text) {
        if (text.empty()) return;
        for (std::string& line : hanging("", text))
            lines.push_back(std::move(line));
    };
    lines.push_back(style(Ink::bold, chronicle.title));
    add(chronicle.party);
    for (const scene::Tale& tale : chronicle.chapters) {
        lines.emplace_back();
        for (std::string& line : tale_lines(tale, style))
            lines.push_back(std::move(line));
    }
    lines.emplace_back();
    add(way_line(chronicle.way));
    add(chronicle.end);
    return lines;
}

std::vector<std::string> entrance_lines(const scene::Entrance& entrance) {
    const std::string name = text::fit(entrance.name, std::min(text::width(entrance.name), columns() - 8));
    const int rest = columns() - text::width(name) - 2;
    std::vector<std::string> lines{
        fmt::format("{} {} {}", rule("═", rest / 2), name, rule("═", rest - rest / 2))};
    if (!entrance.line.empty()) lines.push_back(entrance.line);
    return lines;
}

}  // namespace tankard::terminal
