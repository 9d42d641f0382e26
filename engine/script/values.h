// Plain values going in and out of Lua, and tables that are frozen.
//
// A frozen table keeps its identity: its contents move to a shadow, and it stays behind empty with a
// metatable that reads from the shadow and refuses writing. Scripts cannot set metatables, so a table with
// one is frozen.
#pragma once

#include "script/lua.h"
#include "table/value.h"

#include <optional>
#include <string>
#include <string_view>

namespace tankard::script {

/// Why a Lua value is no plain value, as the end of a sentence; empty if it is, and `value` holds it.
/// `depth`: how many tables may stand inside each other.
std::string to_value(lua_State* lua, int at, Value& value, int depth);
/// Of several mistakes the same one is said, in whichever order Lua walks a table: the first by its words.
void keep_first(std::string& first, std::string wrong);
/// Pushes a value; tables are fresh. `frozen_as`: if given, they are frozen under that name.
void push_value(lua_State* lua, const Value& value, std::string_view frozen_as = {});
/// A key as sentences name it: hero, [1].
std::string show(const Value::Key& key);

/// Freezes the table at `at`, not what is in it. `advice` ends the sentence that refuses writing.
void freeze(lua_State* lua, int at, std::string_view advice);
bool is_frozen(lua_State* lua, int at);
/// Pushes the table that holds the contents of the one at `at`: itself, or its shadow.
void push_contents(lua_State* lua, int at);
/// Pushes a fresh table that is equal, deeply; handles and functions are taken as they are.
void push_copy(lua_State* lua, int at, int depth);
/// The number of entries from 1 up to the first missing one: the same for equal tables, whatever their
/// history.
lua_Integer length(lua_State* lua, int at);

}  // namespace tankard::script
