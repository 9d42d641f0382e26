// A report as JSON: all counts, from which it is read back equal, and beside them what follows from them
// (rates, intervals, means, verdicts) for other programs; that part is not read. Rates are 0..1, rounded to
// four digits.
#pragma once

#include "rehearse/report.h"

#include <string>
#include <string_view>

namespace tankard::rehearse {

std::string to_json(const Report& report);

/// Error, a sentence that names the file, if it is no such report or was written by another format.
Report from_json(std::string_view text, const std::string& file);

}  // namespace tankard::rehearse
