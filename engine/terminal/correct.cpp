#include "terminal/correct.h"

#include "play/content/names.h"
#include "registry/registry.h"
#include "terminal/answers.h"

#include <algorithm>
#include <optional>
#include <span>
#include <string_view>
#include <utility>

#include <fmt/format.h>

namespace tankard::terminal {
namespace {

/// Something that can be named: as scripts call it, and as the table does (empty: it does not).
struct Named {
    std::string id;
    std::string shown;
};
using Tokens = std::span<const std::string>;

template <typename Kinds>
std::vector<Named> named(const scene::Words& words, std::string_view prefix, const Kinds& kinds) {
    std::vector<Named> all;
    for (const auto& kind : kinds) {
        const Name key = intern(std::string(prefix) + std::string(kind.name.text()));
        const bool shown = words.language().has(key);
        all.push_back({std::string(kind.name.text()), shown ? words.language().label(key) : std::string()});
    }
    return all;
}

std::vector<Named> counters(const scene::Words& words, const Table& table, bool of_seat) {
    const Catalogue& all = table.catalogue();
    return named(words, "counter.", of_seat ? all.seat_counters : all.table_counters);
}

std::vector<Named> zones(const scene::Words& words, const Table& table) {
    return named(words, "zone.", table.catalogue().zones);
}

std::string shown_list(const std::vector<Named>& all) {
    std::string list;
    for (const Named& each : all)
        if (!each.shown.empty()) list += (list.empty() ? "" : ", ") + each.shown;
    return list;
}

std::vector<std::string> tokens_of(const std::string& typed) {
    std::vector<std::string> tokens;
    for (std::string rest = trimmed(typed); !rest.empty();) {
        const std::size_t space = std::min(rest.find(' '), rest.size());
        tokens.push_back(rest.substr(0, space));
        rest = trimmed(rest.substr(space));
    }
    return tokens;
}

std::string joined(Tokens tokens) { return fmt::format("{}", fmt::join(tokens, " ")); }

const Named* find(const std::vector<Named>& all, const std::string& typed) {
    const std::string wanted = lowered(typed);
    const auto at = std::find_if(all.begin(), all.end(), [&](const Named& each) {
        return lowered(each.id) == wanted || lowered(each.shown) == wanted;
    });
    return at == all.end() ? nullptr : &*at;
}

/// A part of a sentence, as it is written.
std::string part(const scene::Words& words, std::string_view key) {
    return words.language().label(intern("ui.correct." + std::string(key)));
}

/// "Nothing is called 'lif': did you mean 'Life'?"
std::string unknown(const scene::Words& words, const std::string& typed, const std::vector<Named>& all) {
    std::vector<std::string> lowered_names;
    for (const Named& each : all)
        lowered_names.push_back(lowered(each.shown.empty() ? each.id : each.shown));
    const std::vector<std::string_view> names(lowered_names.begin(), lowered_names.end());
    const std::string wanted = lowered(typed);
    const auto meant = did_you_mean(wanted, names);
    if (!meant)
        return fmt::format("{} '{}': {} {}", part(words, "unknown"), typed, part(words, "there_are"),
                           shown_list(all));
    const Named& near =
        all[static_cast<std::size_t>(std::find(names.begin(), names.end(), *meant) - names.begin())];
    return fmt::format("{} '{}': {} '{}'?", part(words, "unknown"), typed, part(words, "meant"),
                       near.shown.empty() ? near.id : near.shown);
}

/// The seat's number, from 1, and behind how many words; a player's name may have several.
std::optional<std::pair<int, std::size_t>> seat_in(Tokens tokens, const campaign::State& state) {
    if (tokens.empty()) return std::nullopt;
    if (const auto number = number_in(tokens.front())) return std::pair{*number, std::size_t{1}};
    for (std::size_t length = tokens.size(); length > 0; --length)
        for (std::size_t seat = 0; seat < state.seats.size(); ++seat)
            if (play::same_name(joined(tokens.first(length)), state.members[state.seats[seat]].player))
                return std::pair{static_cast<int>(seat) + 1, length};
    return std::nullopt;
}

bool is_table(const std::string& word) { return lowered(word) == "table" || lowered(word) == "tavolo"; }
bool is_card(const std::string& word) { return lowered(word) == "card" || lowered(word) == "carta"; }

Reading value_of(Tokens tokens, std::optional<int> seat, const scene::Words& words, const Table& table) {
    std::size_t at = 0;
    while (at < tokens.size() && !number_in(tokens[at]))
        ++at;
    if (at == 0 || at == tokens.size()) return {};
    const std::vector<Named> all = counters(words, table, seat.has_value());
    const std::string name = joined(tokens.first(at));
    const Named* counter = find(all, name);
    if (counter == nullptr) return {{}, unknown(words, name, all)};
    Value what = Value::table();
    if (seat) what.set("seat", *seat);
    what.set("counter", counter->id);
    what.set("value", *number_in(tokens[at]));
    what.set("reason", joined(tokens.subspan(at + 1)));
    return {std::move(what), ""};
}

struct Found {
    std::optional<int> card;
    bool several = false;  ///< in different places: only a number tells them apart
};

Found card_named(const std::string& name, const scene::Words& words, const campaign::State& state,
                 const View& view) {
    Found found;
    if (const auto number = number_in(name)) return {*number, false};
    for (int zone = 0; zone < state.table.zones(); ++zone)
        for (const CardId card : view.cards(static_cast<ZoneId>(zone))) {
            if (!play::same_name(words.name(state.table.ref(card), state), name)) continue;
            if (!found.card)
                found.card = static_cast<int>(index(card));
            else if (state.table.where(card) != state.table.where(static_cast<CardId>(*found.card)))
                found.several = true;
        }
    return found;
}

/// A card's title and a zone's name may both have several words: the longest that fit.
Reading card_of(Tokens tokens, const scene::Words& words, const campaign::State& state, const View& view) {
    const std::vector<Named> all = zones(words, state.table);
    for (std::size_t title = tokens.size(); title-- > 1;) {
        const std::string name = joined(tokens.first(title));
        const Found found = card_named(name, words, state, view);
        if (!found.card) continue;
        if (found.several) return {{}, fmt::format("{}: {}", name, part(words, "several"))};
        const Tokens behind = tokens.subspan(title);
        for (std::size_t length = behind.size(); length > 0; --length) {
            const Named* zone = find(all, joined(behind.first(length)));
            if (zone == nullptr) continue;
            Tokens rest = behind.subspan(length);
            Value what = Value::table();
            what.set("card", *found.card);
            what.set("zone", zone->id);
            if (const auto seat = seat_in(rest, state)) {
                what.set("seat", seat->first);
                rest = rest.subspan(seat->second);
            }
            what.set("reason", joined(rest));
            return {std::move(what), ""};
        }
        return {{}, unknown(words, behind.front(), all)};
    }
    return tokens.size() < 2 ? Reading{}
                             : Reading{{},
                                       fmt::format("{} '{}': {}", part(words, "unknown"), tokens.front(),
                                                   part(words, "cards"))};
}

}  // namespace

Reading read_correction(const std::string& typed, const scene::Words& words, const campaign::State& state,
                        const View& view) {
    const std::vector<std::string> all = tokens_of(typed);
    const Tokens tokens(all);
    if (tokens.size() < 2) return {};
    Reading read;
    const auto seat = seat_in(tokens, state);
    if (is_card(tokens.front()))
        read = card_of(tokens.subspan(1), words, state, view);
    else if (is_table(tokens.front()))
        read = value_of(tokens.subspan(1), std::nullopt, words, state.table);
    else if (seat)
        read = value_of(tokens.subspan(seat->second), seat->first, words, state.table);
    else
        read.problem = fmt::format("{} '{}': {}", part(words, "unknown"), tokens.front(), part(words, "who"));
    const std::string* reason = read.what.at("reason").text();
    if (reason != nullptr && reason->empty()) return {{}, words.ui("correct.reason")};
    return read;
}

std::vector<std::string> correctable(const scene::Words& words, const campaign::State& state) {
    std::vector<std::string> lines;
    const auto add = [&](std::string_view key, const std::vector<Named>& all) {
        if (const std::string list = shown_list(all); !list.empty())
            lines.push_back(words.ui(key) + " " + list);
    };
    add("correct.of_seats", counters(words, state.table, true));
    add("correct.of_table", counters(words, state.table, false));
    add("correct.zones", zones(words, state.table));
    return lines;
}

}  // namespace tankard::terminal
