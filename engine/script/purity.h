// Content remembers nothing: after a file has been loaded, everything that its functions can reach is
// constant. Tables are frozen; a function that assigns a variable of its file is refused, and so is a stored
// iterator. Then a loaded host can serve a million games, and each is the same in a fresh host.
#pragma once

#include "registry/definition.h"
#include "script/lua.h"

namespace tankard::script {

/// Refuses globals assigned anywhere in the compiled chunk at `at`; raises a Lua error for the first.
void refuse_globals(lua_State* lua, int at);
/// Makes constant what can be reached from the value at `at`; raises a Lua error at the first thing that
/// cannot be.
void make_constant(lua_State* lua, int at);

}  // namespace tankard::script
