// Texts are written with the apostrophe that keyboards have, and shown with the one that books have.
#pragma once

#include <string>
#include <string_view>

namespace tankard::text {

/// The typewriter's apostrophe between two letters, and behind one where it ends no quotation, as a book has
/// it: "Miller’s", "l’oro", "the smugglers’ tunnel"; all else stays.
std::string with_apostrophes(std::string_view text);
/// The other way: what somebody copied from a page.
std::string without_apostrophes(std::string_view text);

}  // namespace tankard::text
