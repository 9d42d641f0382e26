// Words within a sentence. Pure.
#pragma once

#include <string_view>

namespace tankard::text {

/// Whether words stand in a sentence as they are, and not as a part of others: "Ben" is not in "Bend", nor
/// "c1" in "c10".
bool has_words(std::string_view sentence, std::string_view words);

}  // namespace tankard::text
