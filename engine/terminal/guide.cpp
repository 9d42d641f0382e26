#include "terminal/guide.h"

#include "registry/registry.h"
#include "scene/topics.h"
#include "terminal/answers.h"
#include "terminal/paper.h"
#include "terminal/style.h"
#include "text/utf8.h"

#include <algorithm>
#include <map>
#include <string_view>
#include <utility>

#include <fmt/format.h>

namespace tankard::terminal {
namespace {

constexpr int kCommandColumn = 27;
constexpr std::size_t kLeastStem = 4;  ///< letters of a topic that lead there

void about(const play::Library& library, const scene::Words& words, DefId def,
           std::vector<std::string>& lines) {
    const Name id = library.rules().catalogue()->definitions[index(def)];
    const std::string facts = words.facts(library.rules().facts(def));
    for (std::string& line :
         hanging("", text::capitalise(words.language().noun(id)) + (facts.empty() ? "" : ": " + facts)))
        lines.push_back(std::move(line));
    for (std::string_view kind : {"rule.", "flavour."}) {
        const Name key = intern(std::string(kind) + std::string(id.text()));
        if (words.language().has(key))
            for (std::string& line : hanging("  ", words.language().say(key)))
                lines.push_back(std::move(line));
    }
}

std::string counted(const scene::Words& words, const std::map<std::string, int>& ids) {
    std::string line;
    for (const auto& [id, count] : ids)
        line += (line.empty() ? "" : ", ") + (count > 1 ? fmt::format("{}× ", count) : "") +
                words.language().noun(intern(id));
    return line;
}

/// The cards of a seat's zone, each with its numbers and what it does, as far as everybody may see them.
void open_cards(const scene::Words& words, const campaign::State& state, const RuleSet& rules,
                const View& view, Name zone, SeatId seat, std::vector<std::string>& lines) {
    const Table& table = state.table;
    const int kind = kind_named(table.catalogue().zones, zone);
    if (kind < 0 || index(seat) >= static_cast<std::size_t>(table.seats())) return;
    for (CardId card : view.cards(table.zone(kind, seat))) {
        const std::string facts = words.facts(rules.facts(table, card));
        const std::string rule = words.rule(table.def(card));
        for (std::string& line : hanging("  ", fmt::format("{}{}{}{}", words.name(table.ref(card), state),
                                                           facts.empty() ? "" : fmt::format(" ({})", facts),
                                                           rule.empty() ? "" : ": ", rule)))
            lines.push_back(std::move(line));
    }
}

std::string typed(const scene::Words& words, const std::string& key) {
    return words.language().label(intern(key + ".typed"));
}

/// Whether one of the terminal's own words has a use in this game: throws are asked for, boards have sight.
bool has_use(std::string_view command, const play::Library& library, const scene::Words& words) {
    if (command == "throw") return words.language().has(intern("ask.throw"));
    const auto& boards = library.layout().at("boards").entries();
    return command != "sight" || std::any_of(boards.begin(), boards.end(), [](const Value::Entry& board) {
               return board.second.at("sight").is_table();
           });
}

/// The keys of what is told of the terminal's own words: "ui.help.1", …
std::vector<std::string> command_keys(const play::Library& library, const scene::Words& words,
                                      bool for_author) {
    std::vector<std::string> keys;
    for (std::string_view part : {"ui.help.", "ui.author."})
        for (int i = 1; for_author || part == "ui.help."; ++i) {
            std::string key = fmt::format("{}{}", part, i);
            if (!words.language().has(intern(key + ".what"))) break;
            if (has_use(command_of(typed(words, key)), library, words)) keys.push_back(std::move(key));
        }
    return keys;
}

/// What one of the terminal's own words does.
std::vector<std::string> command_line(const scene::Words& words, const std::string& key) {
    const std::string said = typed(words, key);
    const std::string what = words.language().label(intern(key + ".what"));
    const int column = std::max(kCommandColumn, text::width(said) + 2);
    if (columns() >= 2 * column) return hanging(text::fit(said, column), what);
    std::vector<std::string> lines = hanging("    ", what);
    lines.insert(lines.begin(), said);
    return lines;
}

/// "There is no topic called price. It is spoken of in: loot, swap."
std::string no_topic(const play::Library& library, const scene::Words& words, const std::string& topic) {
    // Saves have the texts with which they began.
    if (!words.language().has(intern("ui.no_topic"))) return words.ui("no_help");
    std::string spoken;
    std::vector<std::string> titles;
    for (const scene::Topic& each : scene::rules_of(library, words).topics) {
        titles.push_back(lowered(each.title));
        const std::string word = lowered(topic);
        if (scene::speaks_of(each.text, word) || scene::speaks_of(each.example, word))
            spoken += (spoken.empty() ? "" : ", ") + titles.back();
    }
    std::string said = fmt::format("{} {}.", words.ui("no_topic"), topic);
    if (!spoken.empty()) return fmt::format("{} {} {}.", said, words.ui("spoken_of"), spoken);
    const std::vector<std::string_view> known(titles.begin(), titles.end());
    if (const auto meant = did_you_mean(lowered(topic), known))
        return fmt::format("{} {} {}.", said, words.ui("nearest_topic"), *meant);
    return fmt::format("{} {}", said, words.ui("list_topics"));
}

/// "traps" and "trap", "dummies" and "dummy", "trappole" and "trappola": they differ in no more than an
/// ending of one or many.
bool are_akin(std::string_view one, std::string_view other) {
    constexpr std::size_t kLeast = 3;
    constexpr std::string_view kEndings = "aeiosy";
    const auto [end, at] = std::mismatch(one.begin(), one.end(), other.begin(), other.end());
    const std::string_view ends[] = {{end, one.end()}, {at, other.end()}};
    return end - one.begin() >= static_cast<std::ptrdiff_t>(kLeast) &&
           std::all_of(std::begin(ends), std::end(ends), [&](std::string_view each) {
               return each.size() <= kLeast && each.find_first_not_of(kEndings) == std::string_view::npos;
           });
}

}  // namespace

std::vector<std::string> help_on(const play::Library& library, const scene::Words& words,
                                 const std::string& topic, bool for_author) {
    std::vector<std::string> lines;
    const std::vector<scene::Topic> topics = scene::rules_of(library, words).topics;
    if (topic.empty()) {
        for (const std::string& key : command_keys(library, words, for_author))
            for (std::string& line : command_line(words, key))
                lines.push_back(std::move(line));
        std::string keywords;
        for (const scene::Topic& each : topics)
            keywords += (keywords.empty() ? "" : ", ") + lowered(each.title);
        for (std::string& line : hanging("", words.ui("help_topics") + " " + keywords))
            lines.push_back(std::move(line));
        return lines;
    }
    const std::string wanted = lowered(topic);
    std::string key = wanted;
    std::replace(key.begin(), key.end(), ' ', '_');
    const auto tell = [&](const scene::Topic& each) {
        lines = hanging("", each.text);
        if (!each.example.empty())
            for (std::string& line : hanging("  ", each.example))
                lines.push_back(std::move(line));
    };
    for (const scene::Topic& each : topics)
        if (each.id == key || lowered(each.title) == wanted) tell(each);
    // "the aim", of "the aim and a turn"; "carry", of "carry over".
    for (const scene::Topic& each : topics) {
        const bool whole =
            wanted.find(' ') != std::string::npos || scene::speaks_of(lowered(each.title), wanted);
        if (lines.empty() && whole && means(wanted, each.title)) tell(each);
    }
    for (const scene::Topic& each : topics)
        if (lines.empty() && (are_akin(wanted, each.id) || are_akin(wanted, lowered(each.title)))) tell(each);
    for (const bool whole : {true, false})  // "yes" of "yes or no", where no word begins so
        for (const std::string& each : command_keys(library, words, for_author))
            if (lines.empty() && (whole ? first_word(typed(words, each)).first == wanted
                                        : scene::speaks_of(lowered(typed(words, each)), wanted)))
                lines = command_line(words, each);
    // "fall" of "fallen", if nothing else begins so.
    const auto begins = [&](const scene::Topic& each) {
        return wanted.size() >= kLeastStem &&
               (lowered(each.title).starts_with(wanted) || each.id.starts_with(wanted));
    };
    if (lines.empty() && std::count_if(topics.begin(), topics.end(), begins) == 1)
        tell(*std::find_if(topics.begin(), topics.end(), begins));
    const auto& names = library.rules().catalogue()->definitions;
    const bool told = !lines.empty();
    int found = 0;
    for (std::size_t i = 0; i < names.size() && found < 4; ++i) {
        if (!words.language().is_noun(intern("noun." + std::string(names[i].text())))) continue;  // game.lua
        const std::string called = lowered(words.language().noun(names[i]));
        // Behind a topic only what is called just so; else whatever has the word in its name.
        const bool fits = told ? called == wanted : means(wanted, called);
        if (!fits && names[i].text() != key) continue;
        about(library, words, static_cast<DefId>(i), lines);
        ++found;
    }
    if (lines.empty()) lines = hanging("", no_topic(library, words, topic));
    return lines;
}

std::vector<std::string> sheet_lines(const scene::Words& words, const campaign::Member& member,
                                     const campaign::State& state, SeatId seat, const RuleSet& rules,
                                     const Value& layout, bool open_hands) {
    std::vector<std::string> lines;
    const Value& section = campaign::section_of(member.sheet, rules.name());
    const Name hero = words.hero_of(member.sheet);
    lines.push_back(play::player_shown(member.player) +
                    (hero ? ", " + words.language().noun(hero) : std::string()));
    // During a chapter the table knows better than the sheet.
    const auto names = [&](std::string_view part) {
        std::vector<Name> all;
        for (const auto& [_, entry] : layout.at(part).entries())
            if (entry.text() != nullptr) all.push_back(Name::of(*entry.text()));
        return all;
    };
    std::map<std::string, int> cards;
    std::map<std::string, int> learned;
    const Table& table = state.table;
    const Catalogue& catalogue = table.catalogue();
    const auto count = [&](std::string_view part, std::map<std::string, int>& into) {
        for (Name name : names(part))
            if (const int kind = kind_named(catalogue.zones, name);
                kind >= 0 && index(seat) < static_cast<std::size_t>(table.seats()))
                for (CardId card : table.list(table.zone(kind, seat)))
                    ++into[std::string(catalogue.definitions[index(table.def(card))].text())];
    };
    count("deck", cards);
    count("learned", learned);
    std::string numbers;
    for (Name name : names("counters"))
        if (const int which = kind_named(catalogue.seat_counters, name); which >= 0 && table.cards() > 0)
            numbers += fmt::format("{}{} {}", numbers.empty() ? "" : " · ",
                                   words.language().label(intern("counter." + std::string(name.text()))),
                                   table.get(seat, which));
    if (!numbers.empty())
        for (std::string& line : hanging("  ", numbers))
            lines.push_back(std::move(line));
    if (learned.empty())
        for (Name name : names("learned"))
            for (const auto& [_, id] : section.at(name.text()).entries())
                if (id.text() != nullptr) ++learned[*id.text()];
    // Where heroes can learn, it is said that one has not yet.
    if (!names("learned").empty())
        for (std::string& line : hanging("  " + words.ui("skills") + " ",
                                         learned.empty() ? words.ui("no_skills") : counted(words, learned)))
            lines.push_back(std::move(line));
    if (cards.empty())
        for (const auto& [_, id] : section.at("deck").entries())
            if (id.text() != nullptr) ++cards[*id.text()];
    if (!cards.empty())
        for (std::string& line : hanging("  " + words.ui("deck") + " ", counted(words, cards)))
            lines.push_back(std::move(line));
    if (table.cards() > 0)
        for (Name name : names("open"))
            open_cards(words, state, rules, View(table, SeatId::none, open_hands), name, seat, lines);
    if (const std::int64_t* purse = member.sheet.at("purse").integer(); purse != nullptr && *purse > 0)
        lines.push_back(fmt::format("  {} {}", words.ui("purse"), *purse));
    for (const auto& [_, title] : member.sheet.at("titles").entries())
        if (title.text() != nullptr) lines.push_back("  ♛ " + words.honour(*title.text()));
    for (const auto& [_, trophy] : member.sheet.at("trophies").entries())
        if (trophy.text() != nullptr) lines.push_back("  ★ " + words.honour(*trophy.text()));
    return lines;
}

}  // namespace tankard::terminal
