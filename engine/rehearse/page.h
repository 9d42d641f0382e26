// A report as one page for a browser: plots, and tables for each party size. It needs nothing but itself: no
// script, no font, no picture from elsewhere.
#pragma once

#include "rehearse/report.h"

#include <optional>
#include <string>
#include <string_view>

namespace tankard::rehearse {

/// Nothing if gnuplot is not installed. Error if it cannot draw.
std::optional<std::string> page_of(const Report& report);

/// Safe within a page, whatever it says.
std::string escaped(std::string_view text);

}  // namespace tankard::rehearse
