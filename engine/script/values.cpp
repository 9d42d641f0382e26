#include "script/values.h"

#include "script/builtins.h"
#include "script/machine.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include <fmt/format.h>

namespace tankard::script {
namespace {

// Values live outside Lua's memory, which is counted: their price keeps one span's below 20 MB.
constexpr std::uint64_t kValueEntry = 32;
constexpr std::size_t kValueBytes = 8;

int refuse_writing(lua_State* lua) {
    std::string key = "something";
    if (lua_type(lua, 2) == LUA_TSTRING) key = fmt::format("'{}'", lua_tostring(lua, 2));
    if (lua_isinteger(lua, 2) != 0) key = fmt::format("[{}]", lua_tointeger(lua, 2));
    lua_getmetatable(lua, 1);
    lua_getfield(lua, -1, "advice");
    std::size_t size = 0;
    const char* advice = lua_tolstring(lua, -1, &size);
    fail(lua, fmt::format("cannot set {}: {}", key, std::string_view(advice, size)));
}

}  // namespace

std::string to_value(lua_State* lua, int at, Value& value, int depth) {
    at = lua_absindex(lua, at);
    auto& budget = Machine::of(lua).budget;
    switch (lua_type(lua, at)) {
        case LUA_TNIL: value = Value(); return "";
        case LUA_TBOOLEAN: value = Value(lua_toboolean(lua, at) != 0); return "";
        case LUA_TNUMBER:
            if (lua_isinteger(lua, at) != 0) {
                value = Value(static_cast<std::int64_t>(lua_tointeger(lua, at)));
            } else {
                const double number = lua_tonumber(lua, at);
                if (!std::isfinite(number)) return "a number without a value (a division by zero?)";
                value = Value(number);
            }
            return "";
        case LUA_TSTRING: {
            std::size_t size = 0;
            const char* text = lua_tolstring(lua, at, &size);
            budget.charge(lua, 1 + size / kValueBytes);
            value = Value(std::string(text, size));
            return "";
        }
        case LUA_TTABLE: break;
        default: return describe(lua, at);
    }
    if (depth <= 0) return "a table inside too many others, or inside itself";
    luaL_checkstack(lua, 6, nullptr);
    budget.charge_walk(lua);
    // In the order of their keys, so that of several mistakes the same one ends it.
    std::vector<Value::Key> keys;
    std::string wrong;
    push_contents(lua, at);
    lua_pushnil(lua);
    while (lua_next(lua, -2) != 0) {
        budget.charge_step(lua, kValueEntry, keys.size());
        if (lua_isinteger(lua, -2) != 0) {
            keys.emplace_back(static_cast<std::int64_t>(lua_tointeger(lua, -2)));
        } else if (lua_type(lua, -2) == LUA_TSTRING) {
            std::size_t size = 0;
            const char* text = lua_tolstring(lua, -2, &size);
            budget.charge(lua, size / kValueBytes);
            keys.emplace_back(std::string(text, size));
        } else {
            keep_first(wrong, describe(lua, -2) + " as a key");
        }
        lua_pop(lua, 1);
    }
    std::sort(keys.begin(), keys.end());
    Value::Entries entries;
    for (Value::Key& key : keys) {
        if (!wrong.empty()) break;
        if (const auto* number = std::get_if<std::int64_t>(&key)) lua_pushinteger(lua, *number);
        if (const auto* word = std::get_if<std::string>(&key))
            lua_pushlstring(lua, word->data(), word->size());
        lua_rawget(lua, -2);
        Value inner;
        wrong = to_value(lua, -1, inner, depth - 1);
        lua_pop(lua, 1);
        entries.emplace_back(std::move(key), std::move(inner));
    }
    lua_pop(lua, 1);
    if (!wrong.empty()) return wrong;
    value = Value(std::move(entries));
    return "";
}

void keep_first(std::string& first, std::string wrong) {
    if (!wrong.empty() && (first.empty() || wrong < first)) first = std::move(wrong);
}

std::string show(const Value::Key& key) {
    const auto* word = std::get_if<std::string>(&key);
    return word != nullptr ? *word : fmt::format("[{}]", std::get<std::int64_t>(key));
}

void push_value(lua_State* lua, const Value& value, std::string_view frozen_as) {
    luaL_checkstack(lua, 8, nullptr);
    if (const auto* truth = value.truth()) return lua_pushboolean(lua, *truth ? 1 : 0);
    if (const auto* integer = value.integer()) return lua_pushinteger(lua, *integer);
    if (const auto* real = value.real()) return lua_pushnumber(lua, *real);
    if (const auto* text = value.text()) return push_outer_text(lua, *text);
    if (!value.is_table()) return lua_pushnil(lua);
    lua_newtable(lua);
    for (const auto& [key, inner] : value.entries()) {
        Machine::of(lua).budget.charge(lua, 2);
        if (const auto* number = std::get_if<std::int64_t>(&key)) lua_pushinteger(lua, *number);
        if (const auto* word = std::get_if<std::string>(&key)) push_outer_text(lua, *word);
        push_value(lua, inner, frozen_as);
        lua_rawset(lua, -3);
    }
    if (!frozen_as.empty()) freeze(lua, -1, frozen_as);
}

void freeze(lua_State* lua, int at, std::string_view advice) {
    at = lua_absindex(lua, at);
    luaL_checkstack(lua, 8, nullptr);
    lua_createtable(lua, 0, 3);  // the metatable
    lua_newtable(lua);           // the shadow
    lua_pushnil(lua);
    while (lua_next(lua, at) != 0) {
        lua_pushvalue(lua, -2);
        lua_insert(lua, -2);  // shadow, key, key, value
        lua_rawset(lua, -4);
    }
    lua_pushnil(lua);
    while (lua_next(lua, at) != 0) {
        lua_pop(lua, 1);
        lua_pushvalue(lua, -1);
        lua_pushnil(lua);
        lua_rawset(lua, at);  // clearing while walking is allowed
    }
    lua_setfield(lua, -2, "__index");
    lua_pushcfunction(lua, refuse_writing);
    lua_setfield(lua, -2, "__newindex");
    lua_pushlstring(lua, advice.data(), advice.size());
    lua_setfield(lua, -2, "advice");
    lua_setmetatable(lua, at);
}

bool is_frozen(lua_State* lua, int at) {
    if (lua_getmetatable(lua, at) == 0) return false;
    lua_pop(lua, 1);
    return true;
}

void push_contents(lua_State* lua, int at) {
    at = lua_absindex(lua, at);
    if (lua_getmetatable(lua, at) == 0) return lua_pushvalue(lua, at);
    lua_getfield(lua, -1, "__index");
    lua_remove(lua, -2);
}

void push_copy(lua_State* lua, int at, int depth) {
    at = lua_absindex(lua, at);
    if (lua_type(lua, at) != LUA_TTABLE) return lua_pushvalue(lua, at);
    if (depth <= 0) fail(lua, "cannot copy a table inside too many others, or inside itself");
    luaL_checkstack(lua, 8, nullptr);
    Machine::of(lua).budget.charge_walk(lua);
    lua_newtable(lua);
    push_contents(lua, at);
    lua_pushnil(lua);
    for (std::size_t step = 0; lua_next(lua, -2) != 0; ++step) {
        Machine::of(lua).budget.charge_step(lua, 4, step);
        lua_pushvalue(lua, -2);
        push_copy(lua, -2, depth - 1);  // copy, contents, key, value, key, copied value
        lua_rawset(lua, -6);
        lua_pop(lua, 1);
    }
    lua_pop(lua, 1);
}

lua_Integer length(lua_State* lua, int at) {
    const int top = lua_gettop(lua);
    if (lua_getmetatable(lua, at) != 0) {
        lua_pop(lua, 1);
        push_contents(lua, at);
        at = top + 1;
    }
    lua_Integer count = 0;
    while (lua_rawgeti(lua, at, count + 1) != LUA_TNIL) {
        lua_pop(lua, 1);
        ++count;
    }
    lua_settop(lua, top);
    Machine::of(lua).budget.charge(lua, 1 + static_cast<std::uint64_t>(count) / 16);
    return count;
}

}  // namespace tankard::script
