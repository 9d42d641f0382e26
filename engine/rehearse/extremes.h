// The games worth opening: the longest chapter, the one with most falls, the narrowest win.
#pragma once

#include "rehearse/report.h"

#include <string>
#include <vector>

namespace tankard::rehearse {

struct ExtremeGame {
    std::string what;     ///< "longest chapter: 812 decisions in 01_the_mill"
    std::string command;  ///< plays that campaign again
};

/// Of one group, over all its chapters; of equals the first in story order.
std::vector<ExtremeGame> extremes_of(const Report& report, const Group& group);

}  // namespace tankard::rehearse
