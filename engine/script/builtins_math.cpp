// math.*: what is exact everywhere. Chance is a verb of the game, never a function.
#include "script/builtins.h"
#include "script/machine.h"

#include <cmath>

#include <fmt/format.h>

namespace tankard::script {
namespace {

void number_arg(lua_State* lua, int at, std::string_view function) {
    if (lua_type(lua, at) != LUA_TNUMBER)
        fail(lua, fmt::format("{}: needs a number, not {}", function, describe(lua, at)));
}

template <bool Greatest>
int on_extreme(lua_State* lua) {
    const std::string_view name = Greatest ? "math.max" : "math.min";
    charge_values(lua);
    number_arg(lua, 1, name);
    int best = 1;
    for (int at = 2; at <= lua_gettop(lua); ++at) {
        number_arg(lua, at, name);
        if (lua_compare(lua, Greatest ? best : at, Greatest ? at : best, LUA_OPLT) != 0) best = at;
    }
    lua_pushvalue(lua, best);
    return 1;
}

int on_abs(lua_State* lua) {
    number_arg(lua, 1, "math.abs");
    if (lua_isinteger(lua, 1) != 0) {
        const auto number = static_cast<lua_Unsigned>(lua_tointeger(lua, 1));
        lua_pushinteger(lua, static_cast<lua_Integer>(lua_tointeger(lua, 1) < 0 ? 0U - number : number));
    } else {
        lua_pushnumber(lua, std::fabs(lua_tonumber(lua, 1)));
    }
    return 1;
}

template <bool Up>
int on_round(lua_State* lua) {
    number_arg(lua, 1, Up ? "math.ceil" : "math.floor");
    if (lua_isinteger(lua, 1) != 0) return lua_settop(lua, 1), 1;
    lua_pushnumber(lua, Up ? std::ceil(lua_tonumber(lua, 1)) : std::floor(lua_tonumber(lua, 1)));
    int whole = 0;
    const lua_Integer number = lua_tointegerx(lua, -1, &whole);
    if (whole != 0) lua_pushinteger(lua, number);
    return 1;
}

int on_tointeger(lua_State* lua) {
    int whole = 0;
    const lua_Integer number = lua_type(lua, 1) == LUA_TNUMBER ? lua_tointegerx(lua, 1, &whole) : 0;
    if (whole != 0)
        lua_pushinteger(lua, number);
    else
        lua_pushnil(lua);
    return 1;
}

int on_type(lua_State* lua) {
    if (lua_type(lua, 1) != LUA_TNUMBER) return lua_pushnil(lua), 1;
    lua_pushstring(lua, lua_isinteger(lua, 1) != 0 ? "integer" : "float");
    return 1;
}

constexpr luaL_Reg kFunctions[] = {
    {"min", on_extreme<false>}, {"max", on_extreme<true>},   {"abs", on_abs},  {"floor", on_round<false>},
    {"ceil", on_round<true>},   {"tointeger", on_tointeger}, {"type", on_type}};

}  // namespace

void push_math_library(lua_State* lua) {
    lua_createtable(lua, 0, 12);
    for (const luaL_Reg& function : kFunctions) {
        lua_pushcfunction(lua, function.func);
        lua_setfield(lua, -2, function.name);
    }
    lua_pushinteger(lua, LUA_MAXINTEGER);
    lua_setfield(lua, -2, "maxinteger");
    lua_pushinteger(lua, LUA_MININTEGER);
    lua_setfield(lua, -2, "mininteger");
}

}  // namespace tankard::script
