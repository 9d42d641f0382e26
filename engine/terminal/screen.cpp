#include "terminal/screen.h"

#include "terminal/paper.h"
#include "text/utf8.h"

#include <algorithm>

#include <fmt/format.h>

namespace tankard::terminal {
namespace {

const std::string* word(const Value& value) { return value.text(); }

}  // namespace

void Screen::zones(std::vector<std::string>& lines, const View& view, const campaign::State& state,
                   const Value& list, SeatId seat) const {
    const Table& table = view.table();
    for (const auto& [_, entry] : list.entries()) {
        if (word(entry) == nullptr) continue;
        const int kind = kind_named(table.catalogue().zones, Name::of(*word(entry)));
        if (kind < 0) continue;
        const ZoneId zone = table.zone(kind, seat);
        if (table.empty(zone)) continue;
        const std::string label =
            text::capitalise(words_->language().say(intern("zone." + *word(entry)))) + ": ";
        std::string cards;
        // Equal cards are counted, in the order in which they first lie there.
        std::vector<std::pair<std::string, int>> shown;
        for (CardId card : view.cards(zone)) {
            const std::string called = words_->card(card, state);
            auto same = std::find_if(shown.begin(), shown.end(),
                                     [&](const auto& each) { return each.first == called; });
            if (same == shown.end())
                shown.emplace_back(called, 1);
            else
                ++same->second;
        }
        for (const auto& [called, count] : shown)
            cards += (cards.empty() ? "" : ", ") + (count > 1 ? fmt::format("{}× ", count) : "") + called;
        if (!view.sees(zone)) cards = fmt::format("{}", table.size(zone));
        const std::string prefix = std::string(seat == SeatId::none ? 2 : 5, ' ') + label;
        std::vector<std::string> paragraph = hanging(prefix, cards);
        // Colour comes last: it has no width.
        paragraph.front() = style_(ink_of(*word(entry)), prefix) + paragraph.front().substr(prefix.size());
        for (std::string& line : paragraph)
            lines.push_back(std::move(line));
    }
}

Ink Screen::ink_of(const std::string& zone) const {
    static constexpr std::string_view kInks[] = {"plain", "bold", "dim", "red", "green", "yellow", "blue"};
    const std::string* ink = word(layout_.at("ink").at(zone));
    for (std::size_t i = 0; ink != nullptr && i < std::size(kInks); ++i)
        if (kInks[i] == *ink) return static_cast<Ink>(i);
    return Ink::plain;
}

bool Screen::lists(std::string_view part, Name name) const {
    for (const auto& [_, entry] : layout_.at(part).entries())
        if (word(entry) != nullptr && Name::of(*word(entry)) == name) return true;
    return false;
}

bool Screen::changes_table(Name told) const { return lists("shown_after", told); }
bool Screen::explains(Name verb) const { return lists("explained", verb); }

/// The rules of the cards that lie in the zones which the layout calls ruled.
void Screen::rules(std::vector<std::string>& lines, const View& view) const {
    for (const auto& [_, entry] : layout_.at("table").at("ruled").entries()) {
        const int kind =
            word(entry) != nullptr ? kind_named(view.table().catalogue().zones, Name::of(*word(entry))) : -1;
        if (kind < 0) continue;
        const std::vector<CardId> cards = view.cards(view.table().zone(kind));
        for (CardId card : cards) {
            const DefId def = view.table().def(card);
            const std::string rule = words_->rule(def);
            const std::string whose = cards.size() > 1
                                          ? text::capitalise(words_->language().noun(
                                                view.table().catalogue().definitions[index(def)])) +
                                                ": "
                                          : "";
            if (rule.empty()) continue;
            for (const std::string& line : hanging("     ", whose + rule))
                lines.push_back(style_(Ink::dim, line));
        }
    }
}

std::string Screen::piles(const View& view, SeatId seat, const Value& list) const {
    std::string shown;
    for (const auto& [_, entry] : list.entries()) {
        if (word(entry) == nullptr) continue;
        const int kind = kind_named(view.table().catalogue().zones, Name::of(*word(entry)));
        if (kind < 0) continue;
        shown += fmt::format("{}{}\u00a0{}", shown.empty() ? "" : " · ",
                             words_->language().label(intern("zone." + *word(entry))),
                             view.table().size(view.table().zone(kind, seat)));
    }
    return shown;
}

std::string Screen::seat_line(SeatId seat, const campaign::State& state) const {
    const Table& table = state.table;
    const auto& kinds = table.catalogue().seat_counters;
    const campaign::Member& member = campaign::member_at(state, seat);
    std::string line = play::player_shown(member.player);
    if (const std::string* hero = member.sheet.at("hero").text())
        line += fmt::format(", {}", words_->language().noun(intern(*hero)));
    std::string numbers;
    for (const auto& [_, entry] : layout_.at("seat").at("counters").entries()) {
        const Value& name = entry.is_table() ? entry.at(1) : entry;
        if (word(name) == nullptr) continue;
        const int which = kind_named(kinds, Name::of(*word(name)));
        if (which < 0) continue;
        const int value = table.get(seat, which);
        const bool* always = entry.at("always").truth();
        if (value == 0 && (always == nullptr || !*always)) continue;
        const std::string* most = entry.at("of").text();
        const int limit = most != nullptr ? kind_named(kinds, Name::of(*most)) : -1;
        numbers += fmt::format(" · {}\u00a0{}{}", words_->language().label(intern("counter." + *word(name))),
                               scene::Words::number(value),
                               limit >= 0 ? fmt::format("/{}", table.get(seat, limit)) : "");
    }
    return line + numbers;
}

std::vector<std::string> Screen::table(const View& view, const campaign::State& state) const {
    const Table& table = view.table();
    std::vector<std::string> lines;
    std::string head = text::capitalise(words_->language().noun(intern(state.chapter)));
    const auto& kinds = table.catalogue().table_counters;
    for (const auto& [_, entry] : layout_.at("table").at("counters").entries())
        if (word(entry) != nullptr)
            if (const int which = kind_named(kinds, Name::of(*word(entry)));
                which >= 0 && table.get(which) > 0)
                head += fmt::format(" · {} {}", words_->language().label(intern("counter." + *word(entry))),
                                    table.get(which));
    const int rest = std::max(0, kColumns - text::width(head) - 4);
    std::string rule;
    for (int i = 0; i < rest; ++i)
        rule += "─";
    lines.push_back(style_(Ink::bold, "── " + head + " ") + style_(Ink::dim, rule));
    zones(lines, view, state, layout_.at("table").at("zones"), SeatId::none);
    rules(lines, view);
    if (const std::string shown = piles(view, SeatId::none, layout_.at("table").at("piles")); !shown.empty())
        for (const std::string& line : hanging("  ", shown))
            lines.push_back(style_(Ink::dim, line));
    for (int place = 0; place < table.seats(); ++place) {
        const SeatId seat = seat_at(place);
        const std::string* mark = word(layout_.at("seat").at("active"));
        const std::string* lead = word(layout_.at("seat").at("lead"));
        auto is_at = [&](const std::string* token) {
            const int which = token != nullptr ? kind_named(kinds, Name::of(*token)) : -1;
            return which >= 0 && table.get(which) == place + first_seat_;
        };
        const bool is_active = is_at(mark);
        const bool leads = is_at(lead);
        const std::string prefix = fmt::format("{}{} ", is_active ? "▶" : " ", leads ? "★" : " ");
        const std::string shown = piles(view, seat, layout_.at("seat").at("piles"));
        for (std::string& part :
             hanging(prefix, seat_line(seat, state) + (shown.empty() ? "" : " · " + shown)))
            lines.push_back(is_active ? style_(Ink::bold, part) : part);
        zones(lines, view, state, layout_.at("seat").at("zones"), seat);
    }
    return lines;
}

}  // namespace tankard::terminal
