// Words in a script that nothing gives a meaning: misspelt functions and variables.
#pragma once

#include "registry/registry.h"
#include "script/lua_words.h"
#include "workshop/finding.h"

#include <span>
#include <vector>

namespace tankard::workshop {

/// Globals that do not exist and members that `math`, `string` and `table` do not have. A parameter is
/// known in its function, any other variable in all of its file.
Findings unknown_words(const std::vector<script::Word>& words, std::span<const Registry* const> registries);

}  // namespace tankard::workshop
