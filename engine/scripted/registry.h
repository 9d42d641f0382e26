// What scripts of a rule set in Lua find: the verbs of every table, and what rules.lua declares.
#pragma once

#include "scripted/declarations.h"

namespace tankard::scripted {

/// Speaks of names that stand in the declarations: these must outlive it.
Registry make_registry(const Declarations& declared);

/// What rules.lua declares stands on one receiver with one meaning.
void refuse_collisions(const Declarations& declared, Problems& problems);

/// The hooks' numbers: those of game.lua, the pages, then those that rules.lua declares.
int content_hook(std::size_t place);

}  // namespace tankard::scripted
