// The functions that scripts have, all our own: each gives the same result on every computer, charges the
// budget by the work it does, and shows no address. There is nothing here that reaches outside, catches an
// error, or makes code.
#pragma once

#include "script/lua.h"

#include <string>
#include <string_view>

namespace tankard::script {

/// Makes the frozen environment and puts it where newly compiled files find it.
void open_library(lua_State* lua);
/// Adds one name to the environment; the value is popped from the stack. Only while content is loaded.
void add_to_environment(lua_State* lua, std::string_view name);

// The parts, each pushing one table.
void push_string_library(lua_State* lua);
void push_table_library(lua_State* lua);
void push_math_library(lua_State* lua);

int on_ipairs(lua_State* lua);
int on_pairs(lua_State* lua);
/// Whether the function at `at` is an iterator that remembers how far it is.
bool is_iterator(lua_State* lua, int at);
/// What `tostring` gives.
std::string to_text(lua_State* lua, int at);

// Arguments, with sentences of our own when they do not fit.
std::string_view text_arg(lua_State* lua, int at, std::string_view function);
lua_Integer integer_arg(lua_State* lua, int at, std::string_view function);
void table_arg(lua_State* lua, int at, std::string_view function);
/// For a function that takes any number of values: a call of three words hands over a thousand.
void charge_values(lua_State* lua);
/// Pushes a text if it is not longer than a text may be.
void push_text(lua_State* lua, std::string_view text, std::string_view function);
/// Pushes a text that comes from the game; a script error if it holds a zero byte (script/source.h).
void push_outer_text(lua_State* lua, std::string_view text);

}  // namespace tankard::script
