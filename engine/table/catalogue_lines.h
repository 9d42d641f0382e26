// How a rule set in C++ writes down its catalogue: a line a zone and a counter, in the order of its enums.
#pragma once

#include "table/catalogue.h"

#include <cstdint>
#include <span>
#include <string_view>

namespace tankard {

struct ZoneLine {
    std::string_view name;
    Scope scope;
    Visibility visibility;
    bool in_play = false;
};

struct CounterLine {
    std::string_view name;
    std::int32_t initial = 0;
    std::int32_t least = 0;
    std::int32_t most = 999;
};

/// Without definitions: those are read from content.
Catalogue catalogue_of(std::span<const ZoneLine> zones, std::span<const CounterLine> table,
                       std::span<const CounterLine> seat, std::span<const CounterLine> card,
                       std::span<const std::string_view> streams);

}  // namespace tankard
