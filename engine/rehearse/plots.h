// The plots of a report as scripts for gnuplot, each for one choice of settings. Names of chapters and cards
// come from strangers' file names: nothing but letters, digits and spaces of them gets into a script.
#pragma once

#include "rehearse/report.h"

#include <string>
#include <string_view>
#include <vector>

namespace tankard::rehearse {

struct Plot {
    std::string id;       ///< "wins", "curve", "lengths", "falls"
    std::string caption;  ///< what it shows and how to read it
    std::string script;
};

/// Without those for which nothing was counted.
std::vector<Plot> plots_of(const Report& report, const std::string& settings);

/// "The mill" for "01_the_mill".
std::string shown_name(std::string_view id);

}  // namespace tankard::rehearse
