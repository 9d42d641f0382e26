// A number made of parts that have names: what is added to a die, and why. Whoever rolls tells them with the
// sentence (Table::tell), so that people read where each comes from.
#pragma once

#include "table/event.h"

#include <algorithm>
#include <cstdint>
#include <span>
#include <vector>

namespace tankard {

class Sum {
 public:
    /// `from`: the id of a definition, a counter, or a word with a text `part.WORD`. Parts of one name are
    /// one; no part is more than 999 either way, whatever a script says.
    void add(Name from, std::int64_t change) {
        change = std::clamp<std::int64_t>(change, -kMost, kMost);
        if (change == 0) return;
        total_ += static_cast<int>(change);
        for (Slot& part : parts_)
            if (part.name == from) {
                part.value = Ref::number(part.value.as_number() + change);
                return;
            }
        parts_.push_back({from, Ref::number(change)});
    }

    void add(const Sum& other) {
        for (const Slot& part : other.parts_)
            add(part.name, part.value.as_number());
    }

    int total() const { return total_; }
    /// In the order in which they came; one may have become 0.
    std::span<const Slot> parts() const { return parts_; }

 private:
    static constexpr std::int64_t kMost = 999;

    std::vector<Slot> parts_;
    int total_ = 0;
};

}  // namespace tankard
