// Compares two languages, so that a translator sees at once what is missing or meant otherwise.
#pragma once

#include "text/language.h"

#include <string>
#include <vector>

namespace tankard::text {

/// What two languages do not have in common: keys that one lacks, slots that one message uses and the other
/// does not, a noun that is a message in the other. One sentence each, sorted by key.
std::vector<std::string> check_pair(const Language& a, const Language& b);

}  // namespace tankard::text
