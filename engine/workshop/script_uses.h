// What a script says, seen without running it: handles are followed from the parameters of hooks through
// properties, verbs, locals and loops, and held against the registries. What cannot be followed is not
// judged.
#pragma once

#include "registry/registry.h"
#include "script/lua_words.h"
#include "workshop/finding.h"

#include <span>
#include <string>
#include <vector>

namespace tankard::workshop {

/// Something that a script names in a verb's argument.
struct Use {
    std::string what;  ///< Param::names: "card", "text", "flag" …; "gate" for a path's `needs`
    std::string name;
    std::string verb;      ///< by which verb
    bool changes = false;  ///< whether that verb changes the game
    std::string hook;      ///< in which hook
    int line = 0;
};

struct ScriptUses {
    std::vector<Use> uses;
    Findings
        findings;  ///< unknown verbs and properties, wrong arguments, changes in filters; without the file
};

ScriptUses uses_of(const std::vector<script::Word>& words, std::span<const Registry* const> registries);

}  // namespace tankard::workshop
