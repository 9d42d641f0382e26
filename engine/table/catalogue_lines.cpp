#include "table/catalogue_lines.h"

#include <vector>

namespace tankard {
namespace {

std::vector<CounterKind> kinds(std::span<const CounterLine> lines) {
    std::vector<CounterKind> all;
    for (const CounterLine& line : lines)
        all.push_back({intern(line.name), line.initial, line.least, line.most});
    return all;
}

}  // namespace

Catalogue catalogue_of(std::span<const ZoneLine> zones, std::span<const CounterLine> table,
                       std::span<const CounterLine> seat, std::span<const CounterLine> card,
                       std::span<const std::string_view> streams) {
    Catalogue catalogue;
    for (const ZoneLine& line : zones)
        catalogue.zones.push_back({intern(line.name), line.scope, line.visibility, line.in_play});
    catalogue.table_counters = kinds(table);
    catalogue.seat_counters = kinds(seat);
    catalogue.card_counters = kinds(card);
    for (const std::string_view stream : streams)
        catalogue.streams.push_back(intern(stream));
    return catalogue;
}

}  // namespace tankard
