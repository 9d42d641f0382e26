// A field that stands twice in one table: Lua keeps the last one without a word.
#pragma once

#include "script/lua_words.h"
#include "workshop/finding.h"

#include <vector>

namespace tankard::workshop {

Findings doubled_fields(const std::vector<script::Word>& words);

}  // namespace tankard::workshop
