// What was bought, and whether those who had it won more often. This is correlation: a party that lives
// longer buys more, and strong cards go to parties with money.
#pragma once

#include "rehearse/figures.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace tankard::rehearse {

struct LootRow {
    std::string id;
    std::int64_t bought = 0;
    std::int64_t with = 0;  ///< chapters in which somebody had it
    std::int64_t without = 0;
    std::optional<Difference> win;  ///< chapter by chapter; nothing if everybody or nobody had it
};

/// Every card that was bought at all, the most bought first, of equals by id.
std::vector<LootRow> loot_of(const Result& result);

}  // namespace tankard::rehearse
