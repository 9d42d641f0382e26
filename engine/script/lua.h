// Lua, as Debian builds it for C++: errors unwind destructors, and the headers stand outside extern "C".
#pragma once

#include <lua5.4/lauxlib.h>
#include <lua5.4/lua.h>
