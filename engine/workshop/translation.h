// What a translator has still to do.
#pragma once

#include "play/content/library.h"

#include <string>
#include <string_view>

namespace tankard::workshop {

/// The adventure's texts that stand in the language `from` and not in `to`, as a Lua file to be filled in:
/// `return { … }` with the sentences of `from`. Empty if nothing is missing. `from`, `to`: "en", "it".
std::string untranslated(const play::Library& library, std::string_view from, std::string_view to);

}  // namespace tankard::workshop
