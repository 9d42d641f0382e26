// table.*: on lists from 1 up to the first missing entry. Sorting is a merge sort: stable, and finished after
// n log n comparisons however the comparing function lies.
#include "script/builtins.h"
#include "script/machine.h"
#include "script/values.h"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <utility>

#include <fmt/format.h>

namespace tankard::script {
namespace {

constexpr lua_Integer kMostUnpacked = 200;

int on_insert(lua_State* lua) {
    table_arg(lua, 1, "table.insert");
    const lua_Integer size = length(lua, 1);
    const int given = lua_gettop(lua);
    if (given != 2 && given != 3) fail(lua, "table.insert: needs (list, value) or (list, place, value)");
    const lua_Integer place = given == 2 ? size + 1 : integer_arg(lua, 2, "table.insert");
    if (place < 1 || place > size + 1)
        fail(lua, fmt::format("table.insert: there is no place {} in a list of {}", place, size));
    Machine::of(lua).budget.charge(lua, static_cast<std::uint64_t>(size - place + 1));
    for (lua_Integer i = size; i >= place; --i) {
        lua_geti(lua, 1, i);
        lua_seti(lua, 1, i + 1);
    }
    lua_pushvalue(lua, given);
    lua_seti(lua, 1, place);
    return 0;
}

int on_remove(lua_State* lua) {
    table_arg(lua, 1, "table.remove");
    const lua_Integer size = length(lua, 1);
    const lua_Integer place = lua_isnoneornil(lua, 2) ? size : integer_arg(lua, 2, "table.remove");
    if (size == 0 && (place == 0 || place == 1)) return lua_pushnil(lua), 1;
    if (place < 1 || place > size)
        fail(lua, fmt::format("table.remove: there is no place {} in a list of {}", place, size));
    Machine::of(lua).budget.charge(lua, static_cast<std::uint64_t>(size - place));
    lua_geti(lua, 1, place);
    for (lua_Integer i = place; i < size; ++i) {
        lua_geti(lua, 1, i + 1);
        lua_seti(lua, 1, i);
    }
    lua_pushnil(lua);
    lua_seti(lua, 1, size);
    return 1;
}

int on_concat(lua_State* lua) {
    table_arg(lua, 1, "table.concat");
    const std::string_view between = lua_isnoneornil(lua, 2) ? "" : text_arg(lua, 2, "table.concat");
    const std::size_t most = Machine::of(lua).budget.limits().text;
    const lua_Integer from = lua_isnoneornil(lua, 3) ? 1 : integer_arg(lua, 3, "table.concat");
    const lua_Integer to = lua_isnoneornil(lua, 4) ? length(lua, 1) : integer_arg(lua, 4, "table.concat");
    std::string text;
    for (lua_Integer i = from; i <= to && text.size() <= most; ++i) {
        if (i > from) text += between;
        const int type = lua_geti(lua, 1, i);
        if (type != LUA_TSTRING && type != LUA_TNUMBER)
            fail(lua, fmt::format("table.concat: [{}] should be a text or a number, not {}", i,
                                  describe(lua, -1)));
        text += to_text(lua, lua_gettop(lua));
        lua_pop(lua, 1);
        Machine::of(lua).budget.charge_bytes(lua, between.size());
        if (i == std::numeric_limits<lua_Integer>::max()) break;
    }
    push_text(lua, text, "table.concat");
    return 1;
}

int on_unpack(lua_State* lua) {
    table_arg(lua, 1, "table.unpack");
    const lua_Integer from = lua_isnoneornil(lua, 2) ? 1 : integer_arg(lua, 2, "table.unpack");
    const lua_Integer to = lua_isnoneornil(lua, 3) ? length(lua, 1) : integer_arg(lua, 3, "table.unpack");
    if (from > to) return 0;
    if (from < -kMostUnpacked || to > 1'000'000'000 || to - from >= kMostUnpacked)
        fail(lua, fmt::format("table.unpack: gives at most {} values", kMostUnpacked));
    luaL_checkstack(lua, static_cast<int>(to - from) + 2, nullptr);
    Machine::of(lua).budget.charge(lua, static_cast<std::uint64_t>(to - from) + 1);
    for (lua_Integer i = from; i <= to; ++i)
        lua_geti(lua, 1, i);
    return static_cast<int>(to - from) + 1;
}

/// Whether the entry at stack place `a` must stand before the one at `b`; both are popped by the caller.
bool less(lua_State* lua, int a, int b) {
    if (lua_isnoneornil(lua, 2)) return lua_compare(lua, a, b, LUA_OPLT) != 0;
    lua_pushvalue(lua, 2);
    lua_pushvalue(lua, a);
    lua_pushvalue(lua, b);
    lua_call(lua, 2, 1);
    const bool before = lua_toboolean(lua, -1) != 0;
    lua_pop(lua, 1);
    return before;
}

/// Merges the sorted runs [from, middle) and [middle, to) of table `source` into table `target`.
void merge(lua_State* lua, int source, int target, lua_Integer from, lua_Integer middle, lua_Integer to) {
    lua_Integer left = from;
    lua_Integer right = middle;
    for (lua_Integer at = from; at < to; ++at) {
        bool take_right = left >= middle;
        if (!take_right && right < to) {
            lua_rawgeti(lua, source, right);
            lua_rawgeti(lua, source, left);
            const int top = lua_gettop(lua);
            take_right = less(lua, top - 1, top);  // equal ones stay in order
            lua_pop(lua, 2);
        }
        lua_rawgeti(lua, source, take_right ? right++ : left++);
        lua_rawseti(lua, target, at);
    }
}

int on_sort(lua_State* lua) {
    table_arg(lua, 1, "table.sort");
    if (is_frozen(lua, 1)) fail(lua, "table.sort: this table cannot be changed; sort copy(t) instead");
    if (!lua_isnoneornil(lua, 2) && !lua_isfunction(lua, 2))
        fail(lua, fmt::format("table.sort: needs a function, not {}", describe(lua, 2)));
    lua_settop(lua, 2);
    const lua_Integer size = length(lua, 1);
    int source = 3;
    int target = 4;
    lua_createtable(lua, static_cast<int>(std::min<lua_Integer>(size, 1024)), 0);
    lua_createtable(lua, static_cast<int>(std::min<lua_Integer>(size, 1024)), 0);
    for (lua_Integer i = 1; i <= size; ++i) {
        lua_rawgeti(lua, 1, i);
        lua_rawseti(lua, source, i);
    }
    for (lua_Integer width = 1; width < size; width *= 2) {
        Machine::of(lua).budget.charge(lua, static_cast<std::uint64_t>(size) * 4);
        for (lua_Integer from = 1; from <= size; from += 2 * width)
            merge(lua, source, target, from, std::min(from + width, size + 1),
                  std::min(from + 2 * width, size + 1));
        std::swap(source, target);
    }
    for (lua_Integer i = 1; i <= size; ++i) {
        lua_rawgeti(lua, source, i);
        lua_rawseti(lua, 1, i);
    }
    return 0;
}

constexpr luaL_Reg kFunctions[] = {{"insert", on_insert},
                                   {"remove", on_remove},
                                   {"concat", on_concat},
                                   {"unpack", on_unpack},
                                   {"sort", on_sort}};

}  // namespace

void push_table_library(lua_State* lua) {
    lua_createtable(lua, 0, 8);
    for (const luaL_Reg& function : kFunctions) {
        lua_pushcfunction(lua, function.func);
        lua_setfield(lua, -2, function.name);
    }
}

}  // namespace tankard::script
