#include "workshop/arrange.h"

#include "registry/registry.h"

#include <algorithm>
#include <cstdint>
#include <set>
#include <string_view>
#include <variant>

#include <fmt/format.h>

namespace tankard::workshop {
namespace {

[[noreturn]] void unknown(const Catalogue& catalogue, SeatId seat, std::string_view name) {
    std::vector<std::string_view> names;
    const Scope scope = seat == SeatId::none ? Scope::table : Scope::seat;
    for (const ZoneKind& kind : catalogue.zones)
        if (kind.scope == scope) names.push_back(kind.name.text());
    for (const CounterKind& kind : scope == Scope::seat ? catalogue.seat_counters : catalogue.table_counters)
        names.push_back(kind.name.text());
    throw Misuse(fmt::format("{} has no zone or counter '{}'{}",
                             scope == Scope::seat ? "a seat" : "the table", name, or_meant(name, names)));
}

/// The definition that an entry of a zone's list names: "imp" or { "imp", wounds = 1 }.
const std::string& id_of(const Value& entry) {
    const std::string* id = entry.is_table() ? entry.at(1).text() : entry.text();
    if (id == nullptr) throw Misuse("a zone's list should hold names of definitions, not " + entry.show());
    return *id;
}

struct Part {
    SeatId seat;
    Name name;
    const Value& value;
};

/// Every zone and counter that a description names: those of the table, then each seat's.
template <typename Visit>
void each_part(const Table& table, const Value& described, Visit visit) {
    const auto parts = [&](const Value& of, SeatId seat) {
        for (const auto& [key, value] : of.entries()) {
            const auto* name = std::get_if<std::string>(&key);
            if (name == nullptr) throw Misuse("zones and counters have names: { hand = { \"coin\" } }");
            if (seat == SeatId::none && *name == "seats") continue;
            visit(Part{seat, intern(*name), value});
        }
    };
    parts(described, SeatId::none);
    const Value& seats = described.at("seats");
    for (std::size_t i = 0; i < seats.entries().size(); ++i) {
        if (static_cast<int>(i) >= table.seats())
            throw Misuse(fmt::format("there is no seat {}; there are {}", i + 1, table.seats()));
        parts(seats.entries()[i].second, seat_at(static_cast<int>(i)));
    }
}

class Arranger {
 public:
    Arranger(Table& table, const Value& layout) : table_(table), layout_(layout) {}

    void set(const Part& part) {
        const Catalogue& catalogue = table_.catalogue();
        const bool of_seat = part.seat != SeatId::none;
        if (const auto* number = part.value.integer()) {
            const int which =
                kind_named(of_seat ? catalogue.seat_counters : catalogue.table_counters, part.name);
            if (which < 0) unknown(catalogue, part.seat, part.name.text());
            const auto value = static_cast<std::int32_t>(*number);
            of_seat ? table_.set(part.seat, which, value) : table_.set(which, value);
            return;
        }
        const int kind = kind_named(catalogue.zones, part.name);
        if (kind < 0 || (catalogue.zones[static_cast<std::size_t>(kind)].scope == Scope::seat) != of_seat)
            unknown(catalogue, part.seat, part.name.text());
        lay(kind, part);
    }

 private:
    void lay(int kind, const Part& part) {
        const ZoneId zone = table_.zone(kind, part.seat);
        const auto& entries = part.value.entries();
        std::vector<CardId> chosen;
        for (const auto& [_, entry] : entries)
            chosen.push_back(take(id_of(entry), part.seat, zone));
        if (const std::string* rest = layout_.at("rest").at(part.name.text()).text()) {
            const int to = kind_named(table_.catalogue().zones, Name::of(*rest));
            const bool own = table_.catalogue().zones.at(static_cast<std::size_t>(to)).scope == Scope::seat;
            for (CardId card : table_.list(zone))
                if (std::find(chosen.begin(), chosen.end(), card) == chosen.end())
                    table_.move(card, table_.zone(to, own ? part.seat : SeatId::none), Place::bottom);
        }
        for (std::size_t i = entries.size(); i-- > 0;) {
            table_.move(chosen[i], zone, Place::top);
            count(chosen[i], entries[i].second);
        }
    }

    void count(CardId card, const Value& entry) {
        for (const auto& [key, value] : entry.entries()) {
            const auto* counter = std::get_if<std::string>(&key);
            if (counter == nullptr) continue;
            const int which = kind_named(table_.catalogue().card_counters, Name::of(*counter));
            if (which < 0 || value.integer() == nullptr)
                throw Misuse(fmt::format("a card has no counter '{}'", *counter));
            table_.set(card, which, static_cast<std::int32_t>(*value.integer()));
        }
    }

    /// A card of that definition that this arrangement has not laid yet: one that lies in the zone already
    /// (it keeps its memory), then the seat's own, then the table's, then anybody's.
    CardId take(const std::string& id, SeatId seat, ZoneId zone) {
        const DefId def = table_.catalogue().find(Name::of(id));
        if (def == DefId::none) {
            const auto& names = table_.catalogue().definitions;
            std::vector<std::string_view> words;
            for (Name name : names)
                words.push_back(name.text());
            throw Misuse(fmt::format("there is no definition '{}'{}", id, or_meant(id, words)));
        }
        CardId best = CardId::none;
        int best_rank = 4;
        for (int i = 0; i < table_.cards(); ++i) {
            const auto card = static_cast<CardId>(i);
            if (table_.def(card) != def || laid_.contains(i)) continue;
            const SeatId owner = table_.seat_of(table_.where(card));
            const int rank = table_.where(card) == zone              ? 0
                             : seat != SeatId::none && owner == seat ? 1
                             : owner == SeatId::none                 ? 2
                                                                     : 3;
            if (rank >= best_rank) continue;
            best = card;
            best_rank = rank;
        }
        if (best == CardId::none) throw Misuse(fmt::format("there is no further card '{}'", id));
        laid_.insert(static_cast<int>(index(best)));
        return best;
    }

    Table& table_;
    const Value& layout_;
    std::set<int> laid_;
};

std::string place_of(const Part& part) {
    return part.seat == SeatId::none ? std::string(part.name.text())
                                     : fmt::format("seat {}: {}", number_of(part.seat) + 1, part.name.text());
}

std::vector<std::string> names_in(const Table& table, ZoneId zone) {
    std::vector<std::string> names;
    for (CardId card : table.list(zone))
        names.emplace_back(table.catalogue().definitions[index(table.def(card))].text());
    std::sort(names.begin(), names.end());
    return names;
}

std::string list_of(const std::vector<std::string>& names) {
    return names.empty() ? "nothing" : fmt::format("{}", fmt::join(names, ", "));
}

/// Whether some card of the zone is as an entry says: that definition, those counters.
bool lies_there(const Table& table, ZoneId zone, const Value& entry) {
    for (CardId card : table.list(zone)) {
        if (table.catalogue().definitions[index(table.def(card))].text() != id_of(entry)) continue;
        bool fits = true;
        for (const auto& [key, value] : entry.entries())
            if (const auto* counter = std::get_if<std::string>(&key)) {
                const int which = kind_named(table.catalogue().card_counters, Name::of(*counter));
                if (which < 0) throw Misuse(fmt::format("a card has no counter '{}'", *counter));
                fits = fits && value.integer() != nullptr && table.get(card, which) == *value.integer();
            }
        if (fits) return true;
    }
    return false;
}

}  // namespace

void arrange(Table& table, const Value& wanted, const Value& layout) {
    Arranger arranger(table, layout);
    each_part(table, wanted, [&](const Part& part) { arranger.set(part); });
}

std::vector<std::string> differences(const Table& table, const Value& wanted) {
    std::vector<std::string> found;
    const Catalogue& catalogue = table.catalogue();
    each_part(table, wanted, [&](const Part& part) {
        const bool of_seat = part.seat != SeatId::none;
        if (const auto* number = part.value.integer()) {
            const int which =
                kind_named(of_seat ? catalogue.seat_counters : catalogue.table_counters, part.name);
            if (which < 0) unknown(catalogue, part.seat, part.name.text());
            const int is = of_seat ? table.get(part.seat, which) : table.get(which);
            if (is != *number) found.push_back(fmt::format("{} is {}, not {}", place_of(part), is, *number));
            return;
        }
        const int kind = kind_named(catalogue.zones, part.name);
        if (kind < 0 || (catalogue.zones[static_cast<std::size_t>(kind)].scope == Scope::seat) != of_seat)
            unknown(catalogue, part.seat, part.name.text());
        const ZoneId zone = table.zone(kind, part.seat);
        std::vector<std::string> names;
        for (const auto& [_, entry] : part.value.entries())
            names.push_back(id_of(entry));
        std::sort(names.begin(), names.end());
        if (const auto are = names_in(table, zone); are != names) {
            found.push_back(fmt::format("{} is {}, not {}", place_of(part), list_of(are), list_of(names)));
            return;
        }
        for (const auto& [_, entry] : part.value.entries())
            if (!lies_there(table, zone, entry))
                found.push_back(fmt::format("{}: no card is as in {}", place_of(part), entry.show()));
    });
    return found;
}

}  // namespace tankard::workshop
