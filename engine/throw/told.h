// A die of the people's own, told by where on the target it lies: what that says of its record. Pure.
#pragma once

#include "throw/target.h"

#include <optional>

namespace tankard::thrown {

struct Told {
    Spot place = Spot::off;
    /// Whether it touches the table; nothing where that depends on how it leans.
    std::optional<bool> table;
};

/// Of a die whose middle is there.
Told told(Point middle);

}  // namespace tankard::thrown
