#include "rehearse/loot.h"

#include <algorithm>
#include <map>

namespace tankard::rehearse {
namespace {

LootRow row_of(const Result& result, const std::string& id, std::int64_t bought) {
    LootRow row{.id = id, .bought = bought};
    std::vector<Pair> pairs;
    for (const auto& [_, chapter] : result.chapters) {
        const auto found = chapter.owned.find(id);
        const Tally with = found != chapter.owned.end() ? found->second : Tally();
        pairs.push_back({with, chapter.chapters - with});
        row.with += pairs.back().with.played;
        row.without += pairs.back().without.played;
    }
    row.win = difference(pairs);
    return row;
}

}  // namespace

std::vector<LootRow> loot_of(const Result& result) {
    std::map<std::string, std::int64_t> bought;
    for (const auto& [_, chapter] : result.chapters)
        for (const auto& [id, times] : chapter.bought)
            bought[id] += times;
    std::vector<LootRow> rows;
    for (const auto& [id, times] : bought)
        rows.push_back(row_of(result, id, times));
    std::stable_sort(rows.begin(), rows.end(),
                     [](const LootRow& one, const LootRow& other) { return one.bought > other.bought; });
    return rows;
}

}  // namespace tankard::rehearse
