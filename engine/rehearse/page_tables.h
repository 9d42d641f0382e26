// The tables of a page.
#pragma once

#include "rehearse/report.h"

#include <string>

namespace tankard::rehearse {

/// All chapters and party sizes under one choice of settings, with the verdicts.
std::string overview_table(const Report& report, const std::string& settings);
/// Everything about one party size.
std::string group_tables(const Report& report, const Group& group);

}  // namespace tankard::rehearse
