#include "save/parts.h"

#include <utility>

namespace tankard::save {

std::vector<Part> parts_of(const std::vector<Record>& records) {
    std::vector<Part> parts;
    const EpochRecord* epoch = nullptr;
    bool fresh = false;
    for (const Record& record : records) {
        if (const auto* begun = std::get_if<EpochRecord>(&record)) {
            epoch = begun;
            fresh = true;
        }
        const auto* snapshot = std::get_if<SnapshotRecord>(&record);
        if (snapshot != nullptr && snapshot->root)
            parts.push_back({epoch != nullptr ? epoch->content : 0, std::exchange(fresh, false), {}});
        // Later snapshots only save time: a replay plays everything.
        if (!parts.empty() && (snapshot == nullptr || snapshot->root)) parts.back().records.push_back(record);
    }
    return parts;
}

}  // namespace tankard::save
