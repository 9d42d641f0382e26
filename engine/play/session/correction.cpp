#include "play/session/correction.h"

#include "registry/registry.h"

#include <cstdint>
#include <string_view>
#include <vector>

#include <fmt/format.h>

namespace tankard::play {
namespace {

template <typename Kinds>
std::string unknown(std::string_view what, const Kinds& kinds, std::string_view name) {
    std::vector<std::string_view> names;
    for (const auto& kind : kinds)
        names.push_back(kind.name.text());
    auto meant = did_you_mean(name, names);
    return fmt::format("there is no {} '{}'{}", what, name,
                       meant ? fmt::format("; did you mean '{}'?", *meant)
                             : fmt::format("; there are {}", fmt::join(names, ", ")));
}

struct Parts {
    const std::int64_t* seat;
    const std::string* counter;
    const std::int64_t* value;
    const std::int64_t* card;
    const std::string* zone;

    explicit Parts(const Value& what)
        : seat(what.at("seat").integer()),
          counter(what.at("counter").text()),
          value(what.at("value").integer()),
          card(what.at("card").integer()),
          zone(what.at("zone").text()) {}
};

}  // namespace

std::string misfit(const Value& correction, const campaign::State& state) {
    const Parts parts(correction);
    const Table& table = state.table;
    const std::string* reason = correction.at("reason").text();
    if (reason == nullptr || reason->empty()) return "a correction needs a reason";
    if (parts.seat != nullptr && (*parts.seat < 1 || *parts.seat > table.seats()))
        return fmt::format("there is no seat {}; there are 1 to {}", *parts.seat, table.seats());
    if (parts.counter != nullptr && parts.value != nullptr) {
        const auto& kinds =
            parts.seat != nullptr ? table.catalogue().seat_counters : table.catalogue().table_counters;
        const int place = kind_named(kinds, Name::of(*parts.counter));
        if (place < 0) return unknown("value", kinds, *parts.counter);
        const CounterKind& kind = kinds[static_cast<std::size_t>(place)];
        // A seat's `life` ends at its `max_life`, whatever the rule set calls so.
        const int limit = parts.seat != nullptr ? kind_named(kinds, Name::of("max_" + *parts.counter)) : -1;
        const std::int32_t most =
            limit >= 0 ? table.get(seat_at(static_cast<int>(*parts.seat) - 1), limit) : kind.most;
        if (*parts.value < kind.least || *parts.value > most)
            return fmt::format("'{}' can be {} to {}", *parts.counter, kind.least, most);
        return "";
    }
    if (parts.card != nullptr && parts.zone != nullptr) {
        if (*parts.card < 0 || *parts.card >= table.cards())
            return fmt::format("there is no card {}", *parts.card);
        const int place = kind_named(table.catalogue().zones, Name::of(*parts.zone));
        if (place < 0) return unknown("zone", table.catalogue().zones, *parts.zone);
        const bool of_seat = table.catalogue().zones[static_cast<std::size_t>(place)].scope == Scope::seat;
        if (of_seat != (parts.seat != nullptr))
            return of_seat ? "this zone belongs to a seat: say which"
                           : "this zone belongs to the table, not to a seat";
        return "";
    }
    return "a correction names a value and what it should be, or a card and where it should lie";
}

namespace {

SeatId seat_of(const Parts& parts) {
    return parts.seat != nullptr ? seat_at(static_cast<int>(*parts.seat) - 1) : SeatId::none;
}

int counter_of(const Parts& parts, const Table& table) {
    const Catalogue& catalogue = table.catalogue();
    return kind_named(parts.seat != nullptr ? catalogue.seat_counters : catalogue.table_counters,
                      Name::of(*parts.counter));
}

ZoneId zone_of(const Parts& parts, const Table& table) {
    return table.zone(kind_named(table.catalogue().zones, Name::of(*parts.zone)), seat_of(parts));
}

void make(const Parts& parts, Table& table) {
    if (parts.counter == nullptr) return table.move(static_cast<CardId>(*parts.card), zone_of(parts, table));
    const auto value = static_cast<std::int32_t>(*parts.value);
    if (parts.seat != nullptr)
        table.set(seat_of(parts), counter_of(parts, table), value);
    else
        table.set(counter_of(parts, table), value);
}

}  // namespace

std::string apply_correction(const Value& correction, campaign::State& state, const RuleSet& rules) {
    if (std::string wrong = misfit(correction, state); !wrong.empty()) return wrong;
    const Parts parts(correction);
    Table after = state.table;
    make(parts, after);
    if (const std::string wrong = rules.misfit(after); !wrong.empty())
        return fmt::format("the rules could not go on: {}", wrong);
    make(parts, state.table);
    return "";
}

bool stands(const Value& correction, const Table& table) {
    const Parts parts(correction);
    if (parts.counter == nullptr)
        return *parts.card < table.cards() &&
               table.where(static_cast<CardId>(*parts.card)) == zone_of(parts, table);
    return *parts.value == (parts.seat != nullptr ? table.get(seat_of(parts), counter_of(parts, table))
                                                  : table.get(counter_of(parts, table)));
}

bool moved_between(const Value& correction, const Table& one, const Table& other) {
    const Parts parts(correction);
    if (parts.counter != nullptr || parts.card == nullptr) return false;
    const auto card = static_cast<CardId>(*parts.card);
    return *parts.card >= one.cards() || *parts.card >= other.cards() || one.where(card) != other.where(card);
}

}  // namespace tankard::play
