#include "terminal/screen.h"

#include "scene/brief.h"
#include "terminal/board.h"
#include "terminal/paper.h"
#include "text/looks.h"
#include "text/utf8.h"

#include <algorithm>
#include <cstddef>
#include <map>
#include <set>
#include <utility>

#include <fmt/format.h>

namespace tankard::terminal {
namespace {

constexpr int kTableIndent = 2;
constexpr int kSeatIndent = 5;
constexpr const char* kHere = "◀";  ///< where a track stands that is nobody's own

Ink ink_of(const std::string& word) {
    const auto* const found = std::find(text::kInks.begin(), text::kInks.end(), word);
    return found != text::kInks.end() ? static_cast<Ink>(found - text::kInks.begin()) : Ink::plain;
}

/// What ails somebody, such as lying face down: it is a word, and is said however little else is.
bool is_state(const scene::Badge& badge, const Value& layout) {
    return layout.at("states").lists(badge.name.text());
}

std::string with_states(std::string line, const scene::Face& face, const Value& layout) {
    for (const scene::Badge& badge : face.badges)
        if (is_state(badge, layout)) line += ", " + badge.label;
    return line;
}

/// "Imp, face down (life 2/3, heavy)".
std::string card_line(const scene::Face& face, const Value& layout) {
    std::string facts;
    for (const scene::Badge& badge : face.badges)
        if (!is_state(badge, layout))
            facts += fmt::format("{}{}{}{}", facts.empty() ? "" : ", ", badge.label,
                                 badge.value.empty() ? "" : "\u00a0", badge.value);
    const std::string line = with_states(face.name, face, layout);
    return facts.empty() ? line : fmt::format("{} ({})", line, facts);
}

/// "Imp 2/3, face down": only what it lives by and what ails it.
std::string brief_line(const scene::Face& face, const Value& layout) {
    for (const scene::Badge& badge : face.badges)
        if (badge.most > 0)
            return with_states(fmt::format("{}\u00a0{}", face.name, badge.value), face, layout);
    return with_states(face.name, face, layout);
}

/// "Choirboy (Priest)".
std::string brief_line_with_role(const scene::Face& face, const Value& layout) {
    const std::string line = brief_line(face, layout);
    return face.role.empty() ? line : fmt::format("{} ({})", line, face.role);
}

/// "Choirboy (Priest, health 3)", of whom one stands before or who is on the way.
std::string line_with_role(const scene::Face& face, const Value& layout) {
    std::string line = card_line(face, layout);
    if (face.role.empty()) return line;
    const std::size_t open = line.ends_with(')') ? line.rfind(" (") : std::string::npos;
    if (open == std::string::npos) return fmt::format("{} ({})", line, face.role);
    return line.insert(open + 2, face.role + ", ");
}

/// Equal cards are counted, in the order in which they first lie there.
std::string cards_line(const std::vector<scene::Card>& cards, const Value& layout,
                       std::string (*line_of)(const scene::Face&, const Value&) = card_line) {
    std::vector<std::pair<std::string, int>> shown;
    for (const scene::Card& card : cards) {
        std::string called = line_of(card.face, layout);
        const auto same =
            std::find_if(shown.begin(), shown.end(), [&](const auto& each) { return each.first == called; });
        if (same == shown.end())
            shown.emplace_back(std::move(called), 1);
        else
            ++same->second;
    }
    std::string line;
    for (const auto& [called, count] : shown)
        line += (line.empty() ? "" : ", ") + (count > 1 ? fmt::format("{}× ", count) : "") + called;
    return line;
}

/// What lies in a zone; of guests it is said as well what they are.
std::string zone_line(const scene::Zone& zone, const Value& layout) {
    const bool guests = zone.role == scene::Role::faced || zone.role == scene::Role::strip;
    return cards_line(zone.cards, layout, guests ? line_with_role : card_line);
}

/// Numbered places and who lies there; what lies behind them follows.
std::string spaces_line(const scene::Zone& zone, const scene::Scene& scene, const Value& layout) {
    std::map<int, std::string> places;
    for (int place = 1; place <= zone.spaces; ++place)
        places[place];
    for (const scene::Card& card : zone.cards) {
        std::string& there = places[card.place];
        there += (there.empty() ? "" : ", ") + card_line(card.face, layout);
        if (index(card.owner) < scene.seats.size())
            there += fmt::format(" ({})", scene.seats[index(card.owner)].player);
    }
    std::string line;
    for (const auto& [place, there] : places)
        line += fmt::format("{}{} {}", line.empty() ? "" : " · ", place, there.empty() ? "–" : there);
    return line;
}

constexpr std::string_view kTie = "\u00a0";  ///< a space at which no line is broken

std::string replaced(std::string line, std::string_view what, std::string_view by) {
    for (std::size_t at = line.find(what); at != std::string::npos; at = line.find(what, at + by.size()))
        line.replace(at, what.size(), by);
    return line;
}

/// Whether it is seen at a glance what somebody stands before or has to reach for.
bool matters(const scene::Zone& zone, int fold) {
    if (zone.pile || (zone.size == 0 && zone.spaces == 0)) return false;
    if (fold >= 3)
        return zone.role == scene::Role::faced || zone.role == scene::Role::played ||
               zone.role == scene::Role::offered;
    if (fold == 2)
        return zone.role != scene::Role::hand && zone.role != scene::Role::plaque &&
               zone.role != scene::Role::strip;
    return true;
}

/// What somebody plays with.
bool is_own(const scene::Zone& zone) {
    return zone.role == scene::Role::hand || zone.role == scene::Role::front;
}

/// Whether a board says nothing: nobody stands on it, and it is alike everywhere but for its rim.
bool is_blank(const scene::Board& board) {
    std::set<std::string> grounds;
    for (const scene::Square& square : board.squares) {
        if (!square.tokens.empty()) return false;
        grounds.insert(square.ground);
    }
    return grounds.size() <= 2;
}

bool lives_by(const scene::Badge& badge) { return badge.most > 0; }

/// What of somebody else's matters, in a paragraph: life, or what they count where nobody has one; what they
/// stand before, what is offered there.
std::string seat_in_brief(const scene::Seat& seat, const std::string& who, int fold, const Value& layout) {
    std::string line = who;
    if (!seat.out.empty()) line += fmt::format(" ☠\u00a0{}", seat.out);
    const bool lives = std::any_of(seat.counters.begin(), seat.counters.end(), lives_by);
    for (const scene::Badge& badge : seat.counters)
        if (lives_by(badge) || !lives) line += fmt::format(" · {}\u00a0{}", badge.label, badge.value);
    for (const scene::Zone& zone : seat.zones)
        if (matters(zone, 2) && zone.seen && zone.spaces == 0)
            line += fmt::format(
                " · {}: {}", text::capitalise(zone.label),
                cards_line(zone.cards, layout,
                           zone.role == scene::Role::offered && fold < 2 ? card_line : brief_line));
    return line;
}

std::string whose_rule(const scene::Zone& zone, const scene::Card& card) {
    return zone.cards.size() > 1 ? card.face.name + ": " : "";
}

std::vector<std::string> rule_lines(const scene::Zone& zone, const scene::Card& card,
                                    const std::string& rule) {
    return hanging("     ", whose_rule(zone, card) + rule);
}

/// What is on its way, where there is no room to say more of it: "On the way: Choirboy (priest), Squire
/// (warrior)".
std::string strips_line(const std::vector<scene::Zone>& zones, const Value& layout) {
    std::string shown;
    for (const scene::Zone& zone : zones)
        if (zone.role == scene::Role::strip && zone.seen && matters(zone, 0) && zone.spaces == 0)
            shown += fmt::format("{}{}: {}", shown.empty() ? "" : " · ", text::capitalise(zone.label),
                                 cards_line(zone.cards, layout, brief_line_with_role));
    return shown;
}

std::string piles_line(const std::vector<scene::Zone>& zones) {
    std::string shown;
    for (const scene::Zone& zone : zones)
        if (zone.pile)
            shown += fmt::format("{}{}\u00a0{}", shown.empty() ? "" : " · ", zone.label, zone.size);
    return shown;
}

}  // namespace

void Screen::zones(std::vector<std::string>& lines, const std::vector<scene::Zone>& zones, int indent,
                   const scene::Scene& scene, int fold) const {
    for (const scene::Zone& zone : zones) {
        if (!matters(zone, fold) || (fold > 0 && zone.spaces > 0 && zone.cards.empty())) continue;
        const std::string prefix =
            std::string(static_cast<std::size_t>(indent), ' ') + text::capitalise(zone.label) + ": ";
        std::vector<std::string> paragraph =
            hanging(prefix, !zone.seen        ? fmt::format("{}", zone.size)
                            : zone.spaces > 0 ? spaces_line(zone, scene, layout_)
                                              : zone_line(zone, layout_));
        // Colour comes last: it has no width.
        paragraph.front() = style_(ink_of(zone.ink), prefix) + paragraph.front().substr(prefix.size());
        for (std::string& line : paragraph)
            lines.push_back(std::move(line));
        rules(lines, zone, fold);
    }
}

std::vector<std::string> Screen::faced(const scene::Scene& scene) const {
    std::vector<std::string> lines;
    const auto add = [&](const std::vector<scene::Zone>& zones) {
        for (const scene::Zone& zone : zones) {
            if (zone.role != scene::Role::faced || !matters(zone, 3) || !zone.seen) continue;
            for (const std::string& line :
                 hanging("  ", fmt::format("{}: {}", text::capitalise(zone.label), zone_line(zone, layout_))))
                lines.push_back(style_(Ink::dim, line));
        }
    };
    add(scene.zones);
    for (const scene::Seat& seat : scene.seats)
        if (seat.id == scene.viewer) add(seat.zones);
    return lines;
}

bool Screen::lists(std::string_view part, Name name) const { return layout_.at(part).lists(name.text()); }

std::vector<std::pair<std::string, std::string>> Screen::rules_on(const scene::Scene& scene) const {
    std::vector<std::pair<std::string, std::string>> all;
    const auto add = [&](const std::vector<scene::Zone>& zones) {
        for (const scene::Zone& zone : zones)
            for (const scene::Card& card : zone.cards)
                if (zone.ruled && zone.seen && zone.role != scene::Role::offered && !card.face.rule.empty())
                    all.emplace_back(card.face.name, rule_lines(zone, card, card.face.rule).back());
    };
    add(scene.zones);
    for (const scene::Seat& seat : scene.seats)
        add(seat.zones);
    return all;
}

/// What the cards of a zone that the layout calls ruled do.
void Screen::rules(std::vector<std::string>& lines, const scene::Zone& zone, int fold) const {
    if (!zone.ruled || fold >= 3) return;
    for (const scene::Card& card : zone.cards) {
        const std::string whose = whose_rule(zone, card);
        for (const scene::Badge& badge : card.face.badges)
            if (!badge.parts.empty() && fold == 0)
                for (const std::string& line :
                     hanging("     ",
                             fmt::format("{}{}\u00a0{}: {}", whose, badge.label, badge.value, badge.parts)))
                    lines.push_back(style_(Ink::dim, line));
        if (card.face.rule.empty()) continue;
        const std::string rule =
            fold < 2 ? card.face.rule : scene::in_brief(card.face.rule, [&](const std::string& words) {
                return rule_lines(zone, card, words).size() <= 2;
            });
        for (const std::string& line : rule_lines(zone, card, rule))
            lines.push_back(style_(Ink::dim, line));
    }
}

/// "Evil 1–15: 5 Ada, Bo · 10 the paladin · 12 Cid".
void Screen::tracks(std::vector<std::string>& lines, const scene::Scene& scene) const {
    for (const scene::Track& track : scene.tracks) {
        std::map<int, std::string> steps;
        const auto add = [&steps](int step, const std::string& words) {
            std::string& there = steps[step];
            const bool close = there == kHere || words.starts_with('(');
            const char* between = there.empty() || words.empty() ? "" : close ? " " : ", ";
            there += between + words;
        };
        for (const auto& [seat, step] : track.standing)
            add(step, seat != SeatId::none   ? scene.seats[static_cast<std::size_t>(number_of(seat))].player
                      : track.nobody.empty() ? kHere
                                             : track.nobody);
        for (const auto& [step, mark] : track.marks)
            add(step, fmt::format("({})", mark));
        std::string shown;
        for (const auto& [step, words] : steps)
            shown += fmt::format("{}{}\u00a0{}", shown.empty() ? "" : " · ", step, words);
        const std::string prefix = fmt::format("  {} {}–{}: ", track.label, track.from, track.to);
        for (std::string& line : hanging(prefix, shown))
            lines.push_back(std::move(line));
    }
}

/// "Low Vaults: *1 → 2 · @2 shop (Dizzy Bat) → 4 …": gone, here, who is met there, where ways lead.
void Screen::charts(std::vector<std::string>& lines, const scene::Scene& scene, int fold) const {
    for (const scene::Chart& chart : scene.charts) {
        if (fold > 0 && !chart.now) continue;
        std::string shown;
        for (std::size_t i = 0; i < chart.spaces.size(); ++i) {
            const scene::Space& space = chart.spaces[i];
            shown += fmt::format("{}{}{}", shown.empty() ? "" : " · ",
                                 space.here   ? "@"
                                 : space.gone ? "*"
                                              : "",
                                 space.number);
            if (!space.label.empty()) shown += "\u00a0" + space.label;
            if (!space.waits.empty()) shown += fmt::format("\u00a0({})", space.waits);
            std::string to;
            for (const scene::Way& way : chart.ways)
                if (way.from == i) to += (to.empty() ? "" : ",") + chart.spaces[way.to].number;
            if (!to.empty()) shown += "\u00a0→\u00a0" + to;
        }
        for (const std::string& line : hanging(fmt::format("  {}: ", chart.label), shown))
            lines.push_back(chart.now ? line : style_(Ink::dim, line));
    }
}

/// The table's boards one below the other, then the seats' side by side.
void Screen::boards(std::vector<std::string>& lines, const scene::Scene& scene, int fold) const {
    const BoardView view{.close = fold > 0};
    const auto add = [&lines](std::vector<std::string> more) {
        lines.insert(lines.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
    };
    for (const scene::Board& board : scene.boards)
        if (fold <= 0 || !is_blank(board)) add(draw_board(board, scene, style_, view));
    std::vector<const scene::Board*> own;
    for (const scene::Seat& seat : scene.seats)
        for (const scene::Board& board : seat.boards)
            if (fold < 3 || seat.id == scene.viewer || scene.viewer == SeatId::none) own.push_back(&board);
    add(draw_boards(own, scene, style_, view));
    if (fold > 0) return;
    if (const std::string signs = signs_on(scene); !signs.empty())
        for (const std::string& line : hanging("     ", signs))
            lines.push_back(style_(Ink::dim, line));
}

/// "Level ●●○ XP 140/190"
std::string Screen::track_line(const scene::Track& track) {
    std::string line = track.label + "\u00a0";
    const int at = track.standing.empty() ? track.from : track.standing.front().second;
    for (int step = track.from; step <= track.to; ++step)
        line += step <= at ? "●" : "○";
    if (track.need > 0)
        line += fmt::format(" {}\u00a0{}/{}", track.by_label, track.done, track.need);
    else if (!track.by_label.empty())
        line += fmt::format(" {}\u00a0{}", track.by_label, track.done);
    return line;
}

/// Heroes that lie on the table are whom somebody plays, where nobody is one.
std::string Screen::heroes(const scene::Seat& seat) const {
    const std::string* portrait = layout_.at("seat").at("portrait").text();
    for (const scene::Zone& zone : seat.zones)
        if (portrait != nullptr && zone.kind.text() == *portrait && zone.seen)
            return cards_line(zone.cards, layout_, brief_line);
    return {};
}

std::string Screen::seat_line(const scene::Seat& seat) const {
    std::string line = seat.player;
    const std::string hero = seat.hero.empty() ? heroes(seat) : seat.hero;
    if (!hero.empty()) line += ", " + hero;
    if (!seat.out.empty()) line += fmt::format(" ☠\u00a0{}", seat.out);
    for (const scene::Badge& badge : seat.counters)
        if (!seat.on_track(badge.name)) line += fmt::format(" · {}\u00a0{}", badge.label, badge.value);
    for (const scene::Track& track : seat.tracks)
        line += " · " + track_line(track);
    return line;
}

/// What somebody lives by is red.
std::string Screen::with_life(const std::string& line, const scene::Seat& seat, Ink ink) const {
    const auto life = std::find_if(seat.counters.begin(), seat.counters.end(), lives_by);
    if (life == seat.counters.end() || !seat.out.empty()) return style_(ink, line);
    const std::string words = fmt::format("{}\u00a0{}", life->label, life->value);
    const std::size_t at = line.find(words);
    if (at == std::string::npos) return style_(ink, line);
    return style_(ink, line.substr(0, at)) + style_(Ink::red, words) +
           style_(ink, line.substr(at + words.size()));
}

void Screen::piles(std::vector<std::string>& lines, const scene::Scene& scene, int fold) const {
    const std::string shown = piles_line(scene.zones);
    if (shown.empty() || fold >= 2) return;
    std::vector<std::string> all = hanging("  ", shown);
    if (fold == 1 && all.size() > 1) all = {text::fit("  " + shown, columns())};
    for (const std::string& line : all)
        lines.push_back(style_(Ink::dim, line));
}

void Screen::seat(std::vector<std::string>& lines, const scene::Seat& seat, const scene::Scene& scene,
                  int fold) const {
    // Who is asked, and who has the turn where that is somebody else.
    const bool asked = seat.id == scene.viewer || (seat.active && scene.viewer == SeatId::none);
    const std::string prefix = fmt::format("{}{} ",
                                           asked         ? "▶"
                                           : seat.active ? "▷"
                                                         : " ",
                                           seat.leads ? "★" : " ");
    const Ink ink = asked || seat.active ? Ink::bold : !seat.out.empty() ? Ink::dim : Ink::plain;
    if (fold > 0 && seat.id != scene.viewer && scene.viewer != SeatId::none) {
        const std::string played = seat.hero.empty() ? heroes(seat) : "";
        const std::string brief = seat_in_brief(
            seat, played.empty() ? seat.player : fmt::format("{}, {}", seat.player, played), fold, layout_);
        std::vector<std::string> all = hanging(prefix, brief);
        if (fold >= 3 && all.size() > 2) all = {prefix + text::fit(brief, columns() - text::width(prefix))};
        for (const std::string& line : all)
            lines.push_back(with_life(line, seat, ink));
        return;
    }
    const std::string shown = piles_line(seat.zones);
    for (std::string& part :
         hanging(prefix, seat_line(seat) + (shown.empty() || fold >= 2 ? "" : " · " + shown)))
        lines.push_back(with_life(part, seat, ink));
    zones(lines, seat.zones, kSeatIndent, scene, fold);
    // What somebody holds goes last, and never quite.
    std::string held;
    for (const scene::Zone& zone : seat.zones)
        if (is_own(zone) && matters(zone, 0) && !matters(zone, fold) && zone.seen && !zone.cards.empty())
            held += fmt::format("{}{}: {}", held.empty() ? "" : " · ", text::capitalise(zone.label),
                                cards_line(zone.cards, layout_, brief_line));
    const std::string indent(static_cast<std::size_t>(kSeatIndent), ' ');
    if (!held.empty())
        for (std::string& line : hanging(indent, held))
            lines.push_back(std::move(line));
}

std::vector<std::string> Screen::table(const scene::Scene& scene, int fold) const {
    std::vector<std::string> lines;
    std::string head = scene.title;
    for (const scene::Badge& badge : scene.counters)
        head += " · " + replaced(fmt::format("{} {}", badge.label, badge.value), " ", kTie);
    // A counter stays with its words; the last line is filled up.
    const std::vector<std::string> titles = hanging("── ", head);
    for (const std::string& line : titles) {
        const int left = &line == &titles.back() ? columns() - text::width(line) - 1 : 0;
        lines.push_back(style_(Ink::bold, replaced(line, kTie, " ") + (left > 0 ? " " : "")) +
                        style_(Ink::dim, rule("─", left)));
    }
    if (!scene.table) return lines;
    zones(lines, scene.zones, kTableIndent, scene, fold);
    if (const std::string strips = fold == 2 ? strips_line(scene.zones, layout_) : std::string();
        !strips.empty())
        for (const std::string& line : hanging("  ", strips))
            lines.push_back(style_(Ink::dim, line));
    tracks(lines, scene);
    charts(lines, scene, fold);
    boards(lines, scene, fold);
    piles(lines, scene, fold);
    for (const scene::Seat& each : scene.seats)
        seat(lines, each, scene, fold);
    return lines;
}

}  // namespace tankard::terminal
