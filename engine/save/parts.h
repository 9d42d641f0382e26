// A whole journal in the parts that are replayed in one go: a chapter, or what an epoch left of one.
#pragma once

#include "save/journal.h"

#include <cstdint>
#include <variant>
#include <vector>

namespace tankard::save {

struct Part {
    std::uint64_t content = 0;  ///< the epoch's, by its hash; 0: the one that the save began with
    bool new_epoch = false;     ///< it begins where a move of the part before began, with other content
    std::vector<Record> records;

    const SnapshotRecord& root() const { return std::get<SnapshotRecord>(records.front()); }
};

/// In the order in which they were played. Each begins with a root.
std::vector<Part> parts_of(const std::vector<Record>& records);

}  // namespace tankard::save
