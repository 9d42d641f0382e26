#include "script/builtins.h"

#include "script/machine.h"
#include "script/state.h"
#include "script/values.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <vector>

#include <fmt/format.h>

namespace tankard::script {
namespace {

int on_type(lua_State* lua) {
    if (lua_gettop(lua) == 0) fail(lua, "type: needs a value");
    if (const Ref ref = handle_at(lua, 1)) {
        const std::string_view name = Machine::of(lua).handles.face_name(ref);
        lua_pushlstring(lua, name.data(), name.size());
    } else {
        lua_pushstring(lua, lua_typename(lua, lua_type(lua, 1)));
    }
    return 1;
}

int on_tostring(lua_State* lua) {
    const std::string text = to_text(lua, 1);
    push_text(lua, text, "tostring");
    return 1;
}

int on_tonumber(lua_State* lua) {
    if (lua_type(lua, 1) == LUA_TNUMBER) return lua_settop(lua, 1), 1;
    if (lua_type(lua, 1) == LUA_TSTRING) {
        const std::string_view text = text_arg(lua, 1, "tonumber");
        if (text.size() < 64 && lua_stringtonumber(lua, lua_tostring(lua, 1)) == text.size() + 1) return 1;
    }
    lua_pushnil(lua);
    return 1;
}

int on_select(lua_State* lua) {
    const int given = lua_gettop(lua);
    charge_values(lua);
    if (lua_type(lua, 1) == LUA_TSTRING && text_arg(lua, 1, "select") == "#")
        return lua_pushinteger(lua, given - 1), 1;
    lua_Integer from = integer_arg(lua, 1, "select");
    if (from < 0) from += given;
    if (from < 1) fail(lua, "select: there is no such place");
    return from >= given ? 0 : given - static_cast<int>(from);
}

int on_error(lua_State* lua) {
    if (lua_type(lua, 1) != LUA_TSTRING)
        fail(lua, fmt::format("error: needs a text, not {}", describe(lua, 1)));
    fail(lua, text_arg(lua, 1, "error"));
}

int on_assert(lua_State* lua) {
    charge_values(lua);
    if (lua_toboolean(lua, 1) != 0) return lua_gettop(lua);
    if (lua_type(lua, 2) == LUA_TSTRING) fail(lua, text_arg(lua, 2, "assert"));
    fail(lua, "an assertion failed");
}

int on_log(lua_State* lua) {
    Machine& machine = Machine::of(lua);
    std::string line;
    charge_values(lua);
    for (int at = 1; at <= lua_gettop(lua); ++at)
        line += (at > 1 ? " " : "") + to_text(lua, at);
    machine.budget.charge_bytes(lua, line.size());
    if (!machine.log) return 0;
    const Problem said = machine.locate(place_of(lua) + line);
    machine.log({said.file, said.line, said.message});
    return 0;
}

int on_copy(lua_State* lua) {
    const Ref ref = handle_at(lua, 1);
    if (is_state(ref))
        push_state(lua, Machine::of(lua), ref);
    else
        push_copy(lua, 1, 32);
    return 1;
}

/// __index of the environment's shadow: a word that does not exist.
int on_unknown(lua_State* lua) {
    const std::string word(text_arg(lua, 2, "a name"));
    std::vector<std::string> names;
    lua_pushnil(lua);
    while (lua_next(lua, 1) != 0) {
        lua_pop(lua, 1);
        names.emplace_back(lua_tostring(lua, -1));
    }
    std::sort(names.begin(), names.end());
    const std::vector<std::string_view> words(names.begin(), names.end());
    fail(lua, fmt::format("there is no '{}' here{}", word.substr(0, 60), or_meant(word, words)));
}

/// What `#x` becomes (script/source.h).
int on_length(lua_State* lua) {
    if (lua_type(lua, 1) == LUA_TTABLE) {
        lua_pushinteger(lua, length(lua, 1));
    } else if (lua_type(lua, 1) == LUA_TSTRING) {
        lua_pushinteger(lua, static_cast<lua_Integer>(lua_rawlen(lua, 1)));
    } else if (const Ref ref = handle_at(lua, 1); is_state(ref)) {
        push_state(lua, Machine::of(lua), ref);
        lua_pushinteger(lua, length(lua, -1));
    } else {
        fail(lua, fmt::format("# wants a text or a table, not {}", describe(lua, 1)));
    }
    return 1;
}

/// What the numbers of a `for` become.
int on_number(lua_State* lua) {
    if (lua_type(lua, 1) != LUA_TNUMBER)
        fail(lua, fmt::format("a 'for' loop counts with numbers, not with {}", describe(lua, 1)));
    return lua_settop(lua, 1), 1;
}

constexpr luaL_Reg kBase[] = {
    {"type", on_type},          {"tostring", on_tostring}, {"tonumber", on_tonumber}, {"select", on_select},
    {"error", on_error},        {"assert", on_assert},     {"log", on_log},           {"copy", on_copy},
    {"ipairs", on_ipairs},      {"pairs", on_pairs},       {"__length", on_length},   {"__number", on_number},
    {"__look", Budget::on_look}};

}  // namespace

std::string to_text(lua_State* lua, int at) {
    switch (lua_type(lua, at)) {
        case LUA_TNONE:
        case LUA_TNIL: return "nil";
        case LUA_TBOOLEAN: return lua_toboolean(lua, at) != 0 ? "true" : "false";
        case LUA_TNUMBER: {
            if (lua_isinteger(lua, at) == 0 && std::isnan(lua_tonumber(lua, at))) return "nan";
            lua_pushvalue(lua, at);
            std::string text = lua_tostring(lua, -1);
            lua_pop(lua, 1);
            return text;
        }
        case LUA_TSTRING: return std::string(text_arg(lua, at, "tostring"));
        case LUA_TLIGHTUSERDATA: return Machine::of(lua).handles.show(handle_at(lua, at));
        default: return lua_typename(lua, lua_type(lua, at));
    }
}

std::string_view text_arg(lua_State* lua, int at, std::string_view function) {
    // A number would be turned into a text in place; here it is refused like everything else.
    if (lua_type(lua, at) != LUA_TSTRING)
        fail(lua, fmt::format("{}: needs a text, not {}", function, describe(lua, at)));
    std::size_t size = 0;
    const char* text = lua_tolstring(lua, at, &size);
    Machine::of(lua).budget.charge_bytes(lua, size);
    return {text, size};
}

lua_Integer integer_arg(lua_State* lua, int at, std::string_view function) {
    int whole = 0;
    const lua_Integer number = lua_type(lua, at) == LUA_TNUMBER ? lua_tointegerx(lua, at, &whole) : 0;
    if (whole == 0) fail(lua, fmt::format("{}: needs an integer, not {}", function, describe(lua, at)));
    return number;
}

void table_arg(lua_State* lua, int at, std::string_view function) {
    if (lua_type(lua, at) != LUA_TTABLE)
        fail(lua, fmt::format("{}: needs a table, not {}", function, describe(lua, at)));
}

void charge_values(lua_State* lua) {
    Machine::of(lua).budget.charge(lua, static_cast<std::uint64_t>(lua_gettop(lua)) / 4);
}

void push_text(lua_State* lua, std::string_view text, std::string_view function) {
    Budget& budget = Machine::of(lua).budget;
    if (text.size() > budget.limits().text)
        fail(lua, fmt::format("{}: the text would be longer than {} bytes", function, budget.limits().text));
    budget.charge_bytes(lua, text.size());
    lua_pushlstring(lua, text.data(), text.size());
}

void push_outer_text(lua_State* lua, std::string_view text) {
    if (text.find('\0') != std::string_view::npos) fail(lua, "there is a zero byte in a text of the game");
    Machine::of(lua).budget.charge_bytes(lua, text.size());
    lua_pushlstring(lua, text.data(), text.size());
}

void open_library(lua_State* lua) {
    lua_createtable(lua, 0, 32);
    for (const luaL_Reg& function : kBase) {
        lua_pushcfunction(lua, function.func);
        lua_setfield(lua, -2, function.name);
    }
    push_string_library(lua);
    lua_pushliteral(lua, "");
    lua_createtable(lua, 0, 1);  // the metatable of all texts: ("x"):rep(3)
    lua_pushvalue(lua, -3);
    lua_setfield(lua, -2, "__index");
    lua_setmetatable(lua, -2);
    lua_pop(lua, 1);
    freeze(lua, -1, "the library cannot be changed");
    lua_setfield(lua, -2, "string");
    push_table_library(lua);
    freeze(lua, -1, "the library cannot be changed");
    lua_setfield(lua, -2, "table");
    push_math_library(lua);
    freeze(lua, -1, "the library cannot be changed");
    lua_setfield(lua, -2, "math");
    freeze(lua, -1, "there are no globals; write 'local' before the name");
    push_contents(lua, -1);
    lua_createtable(lua, 0, 1);
    lua_pushcfunction(lua, on_unknown);
    lua_setfield(lua, -2, "__index");
    lua_setmetatable(lua, -2);
    lua_pop(lua, 1);
    lua_rawseti(lua, LUA_REGISTRYINDEX, LUA_RIDX_GLOBALS);
}

void add_to_environment(lua_State* lua, std::string_view name) {
    lua_rawgeti(lua, LUA_REGISTRYINDEX, LUA_RIDX_GLOBALS);
    push_contents(lua, -1);
    lua_pushlstring(lua, name.data(), name.size());
    lua_pushvalue(lua, -4);
    lua_rawset(lua, -3);
    lua_pop(lua, 3);
}

}  // namespace tankard::script
