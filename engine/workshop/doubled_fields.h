// A field that stands twice in one table: Lua keeps the last one without a word.
#pragma once

#include "workshop/finding.h"
#include "workshop/lua_words.h"

#include <vector>

namespace tankard::workshop {

Findings doubled_fields(const std::vector<Word>& words);

}  // namespace tankard::workshop
