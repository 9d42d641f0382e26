// What a compiled function may write to, read from Lua's own dump of it: assignments to globals and to
// upvalues. An upvalue that is assigned by a function which outlives the loading of its file would be a
// memory that no save holds.
#pragma once

#include "script/lua.h"

#include <cstdint>
#include <string>
#include <vector>

namespace tankard::script {

struct Write {
    enum class What : std::uint8_t { global, upvalue, table };
    What what = What::global;
    std::string name;  ///< of the global, the variable, or the variable that holds the table
    int line = 0;
};

/// What the function at `at`, or any function written inside it, assigns outside itself: globals, its own
/// upvalues, and named fields of tables in its own upvalues.
std::vector<Write> outside_writes(lua_State* lua, int at);

}  // namespace tankard::script
