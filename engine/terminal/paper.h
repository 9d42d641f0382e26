// Text on a page as wide as the terminal (style.h): a paragraph behind a prefix, its further lines under its
// first.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace tankard::terminal {

/// A stroke so many times; nothing for less than 1.
std::string rule(std::string_view stroke, int columns);

/// "  1 " + text: the lines after the first are indented by the prefix's width.
std::vector<std::string> hanging(std::string_view prefix, std::string_view text);

}  // namespace tankard::terminal
