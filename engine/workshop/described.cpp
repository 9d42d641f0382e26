#include "workshop/described.h"

#include "registry/registry.h"
#include "registry/verb.h"
#include "table/place_label.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <string_view>
#include <variant>

#include <fmt/format.h>

namespace tankard::workshop {
namespace {

constexpr std::array<std::string_view, 3> kListWords{"only", "in_order", "top"};
constexpr std::string_view kBare = "bare";  // of a seat
constexpr std::array<std::string_view, 2> kOfTable{"seats", "squares"};

const std::vector<CounterKind>& counters(const Table& table, SeatId seat) {
    return seat == SeatId::none ? table.catalogue().table_counters : table.catalogue().seat_counters;
}

[[noreturn]] void unknown(const Table& table, const DescribedPart& part) {
    std::vector<std::string_view> names;
    const Scope scope = part.seat == SeatId::none ? Scope::table : Scope::seat;
    for (const ZoneKind& kind : table.catalogue().zones)
        if (kind.scope == scope) names.push_back(kind.name.text());
    for (const CounterKind& kind : counters(table, part.seat))
        names.push_back(kind.name.text());
    throw VerbError(fmt::format("{} has no zone or counter '{}'{}",
                                scope == Scope::seat ? "a seat" : "the table", part.name.text(),
                                or_meant(part.name.text(), names)));
}

/// The limits are those of corrections by hand, and whatever a counter begins with.
void check_limits(const CounterKind& kind, std::int64_t value) {
    const std::int32_t least = std::min(kind.least, kind.initial);
    if (value < least || value > kind.most)
        throw VerbError(
            fmt::format("'{}' should be {} to {}, not {}", kind.name.text(), least, kind.most, value));
}

}  // namespace

void each_part(const Table& table, const Value& described,
               const std::function<void(const DescribedPart&)>& visit) {
    const auto parts = [&](const Value& of, SeatId seat) {
        for (const auto& [key, value] : of.entries()) {
            const auto* name = std::get_if<std::string>(&key);
            if (name == nullptr) throw VerbError("zones and counters have names: { hand = { \"coin\" } }");
            const bool other = std::find(kOfTable.begin(), kOfTable.end(), *name) != kOfTable.end();
            if (seat == SeatId::none ? other : *name == kBare) continue;
            visit(DescribedPart{seat, intern(*name), value});
        }
    };
    parts(described, SeatId::none);
    const Value& seats = described.at("seats");
    if (!seats.is_nil() && !seats.is_table())
        throw VerbError(
            fmt::format("'seats' should be a list with a table for each seat, not {}", seats.show()));
    for (const auto& [key, seat] : seats.entries()) {
        const auto* number = std::get_if<std::int64_t>(&key);
        if (number == nullptr || !seat.is_table())
            throw VerbError("'seats' should be a list with a table for each seat: { { life = 3 }, {} }");
        if (*number < 1 || *number > table.seats())
            throw VerbError(fmt::format("there is no seat {}; there are {}: 'heroes' says how many", *number,
                                        table.seats()));
        parts(seat, seat_at(static_cast<int>(*number) - 1));
    }
}

int counter_of(const Table& table, const DescribedPart& part) {
    const std::vector<CounterKind>& kinds = counters(table, part.seat);
    const int which = kind_named(kinds, part.name);
    if (which < 0) {
        if (part.value.is_table()) return -1;
        if (kind_named(table.catalogue().zones, part.name) < 0) unknown(table, part);
        throw VerbError(
            fmt::format("'{}' should be a list of cards, not {}", part.name.text(), part.value.show()));
    }
    if (part.value.integer() == nullptr)
        throw VerbError(
            fmt::format("'{}' should be a whole number, not {}", part.name.text(), part.value.show()));
    check_limits(kinds[static_cast<std::size_t>(which)], *part.value.integer());
    return which;
}

int zone_of(const Table& table, const DescribedPart& part) {
    const auto& zones = table.catalogue().zones;
    const int kind = kind_named(zones, part.name);
    const bool of_seat = part.seat != SeatId::none;
    if (kind < 0 || (zones[static_cast<std::size_t>(kind)].scope == Scope::seat) != of_seat)
        unknown(table, part);
    return kind;
}

void each_place(const Table& table, const Value& described,
                const std::function<void(Ref, const std::string&, const std::vector<Name>&)>& visit) {
    const Value& squares = described.at("squares");
    if (!squares.is_nil() && !squares.is_table())
        throw VerbError(
            fmt::format("'squares' should be such as {{ c7 = \"rock\" }}, not {}", squares.show()));
    for (const auto& [key, value] : squares.entries()) {
        const auto* name = std::get_if<std::string>(&key);
        const Ref place = name != nullptr ? place_in(table, *name) : Ref();
        if (!place || value.text() == nullptr)
            throw VerbError("'squares' should be such as { c7 = \"rock\", [\"c7.east\"] = \"door\" }");
        const BoardKind& kind = table.board_kind(place.board());
        const bool edge = place.kind() == RefKind::edge;
        const std::vector<Name>& words = edge ? kind.edges : kind.terrains;
        if (const bool open = edge && *value.text() == "open";
            !open && std::find(words.begin(), words.end(), Name::of(*value.text())) == words.end()) {
            std::vector<std::string_view> texts;
            for (const Name word : words)
                texts.push_back(word.text());
            throw VerbError(
                fmt::format("'{}' cannot be '{}'{}", *name, *value.text(), or_meant(*value.text(), texts)));
        }
        visit(place, *value.text(), words);
    }
}

Ref place_in(const Table& table, const std::string& name) {
    const Ref place = place_named(name, table);
    if (place) return place;
    const std::string example = table.boards().empty() ? "this game has no board"
                                                       : fmt::format("they are called such as '{}'",
                                                                     place_label(Ref::square(0, 0), table));
    throw VerbError(fmt::format("there is no square '{}': {}", name, example));
}

Ref square_of(const Table& table, const Value& entry) {
    const Value& at = entry.at(kAt);
    if (at.is_nil()) return {};
    const Ref place = at.text() != nullptr ? place_in(table, *at.text()) : Ref();
    if (place.kind() != RefKind::square)
        throw VerbError(fmt::format("'at' should be a square such as \"c7\", not {}", at.show()));
    return place;
}

int card_counter(const Table& table, const std::string& name, const Value& value) {
    const auto& kinds = table.catalogue().card_counters;
    const int which = kind_named(kinds, Name::of(name));
    if (which < 0) {
        std::vector<std::string_view> names;
        for (const CounterKind& kind : kinds)
            names.push_back(kind.name.text());
        throw VerbError(fmt::format("a card has no counter '{}'{}", name, or_meant(name, names)));
    }
    if (value.integer() == nullptr)
        throw VerbError(fmt::format("'{}' should be a whole number, not {}", name, value.show()));
    check_limits(kinds[static_cast<std::size_t>(which)], *value.integer());
    return which;
}

std::vector<Value> cards_of(const Value& list) {
    std::vector<Value> cards;
    for (const auto& [key, value] : list.entries()) {
        const auto* word = std::get_if<std::string>(&key);
        if (word == nullptr) {
            cards.push_back(value);
            continue;
        }
        if (std::find(kListWords.begin(), kListWords.end(), *word) == kListWords.end())
            throw VerbError(fmt::format("a zone's list has no '{}'{}", *word, or_meant(*word, kListWords)));
        if (value.truth() == nullptr)
            throw VerbError(fmt::format("'{}' should be true or false, not {}", *word, value.show()));
    }
    return cards;
}

bool says(const Value& list, const char* word) {
    const bool* truth = list.at(word).truth();
    return truth != nullptr && *truth;
}

DefId definition_of(const Table& table, const Value& entry) {
    const std::string* id = entry.is_table() ? entry.at(1).text() : entry.text();
    if (id == nullptr) throw VerbError("a zone's list should hold names of definitions, not " + entry.show());
    const DefId def = table.catalogue().find(Name::of(*id));
    if (def != DefId::none) return def;
    std::vector<std::string_view> words;
    for (Name name : table.catalogue().definitions)
        words.push_back(name.text());
    throw VerbError(fmt::format("there is no definition '{}'{}", *id, or_meant(*id, words)));
}

std::string place_of(const DescribedPart& part) {
    return part.seat == SeatId::none ? std::string(part.name.text())
                                     : fmt::format("seat {}: {}", number_of(part.seat) + 1, part.name.text());
}

}  // namespace tankard::workshop
