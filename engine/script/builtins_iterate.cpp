// Loops: ipairs, and pairs in one order everywhere (integers, then texts), over a list of keys taken when the
// loop begins.
#include "script/builtins.h"
#include "script/machine.h"
#include "script/state.h"
#include "script/values.h"

#include <algorithm>
#include <string>
#include <tuple>
#include <vector>

#include <fmt/format.h>

namespace tankard::script {
namespace {

int ipairs_step(lua_State* lua) {
    // A script may call this by hand, with the last integer too: it wraps as integers in Lua do.
    const auto next = static_cast<lua_Integer>(static_cast<lua_Unsigned>(lua_tointeger(lua, 2)) + 1);
    lua_pushinteger(lua, next);
    return lua_geti(lua, 1, next) == LUA_TNIL ? 1 : 2;
}

/// Upvalues: the table's contents, its keys in order, how far it is.
int pairs_step(lua_State* lua) {
    for (;;) {
        const lua_Integer next = lua_tointeger(lua, lua_upvalueindex(3)) + 1;
        lua_pushinteger(lua, next);
        lua_replace(lua, lua_upvalueindex(3));
        if (lua_rawgeti(lua, lua_upvalueindex(2), next) == LUA_TNIL) return 1;
        lua_pushvalue(lua, -1);
        if (lua_rawget(lua, lua_upvalueindex(1)) != LUA_TNIL) return 2;
        lua_pop(lua, 2);  // taken away while the loop ran
    }
}

constexpr int kNoRank = -1;

struct Key {
    int rank = 0;  // integers, numbers, texts, truths, handles; or kNoRank
    lua_Integer integer = 0;
    double number = 0;
    std::string_view text;
    lua_Integer place = 0;

    friend bool operator<(const Key& a, const Key& b) {
        return std::tie(a.rank, a.integer, a.number, a.text) < std::tie(b.rank, b.integer, b.number, b.text);
    }
};

Key key_at(lua_State* lua, int at, lua_Integer place) {
    Key key{0, 0, 0, {}, place};
    switch (lua_type(lua, at)) {
        case LUA_TNUMBER:
            if (lua_isinteger(lua, at) != 0)
                key.integer = lua_tointeger(lua, at);
            else
                key.rank = 1, key.number = lua_tonumber(lua, at);
            return key;
        case LUA_TSTRING: {
            std::size_t size = 0;
            const char* text = lua_tolstring(lua, at, &size);
            key.rank = 2, key.text = {text, size};
            Machine::of(lua).budget.charge_bytes(lua, size);
            return key;
        }
        case LUA_TBOOLEAN: key.rank = 3, key.integer = lua_toboolean(lua, at); return key;
        case LUA_TLIGHTUSERDATA:
            key.rank = 4, key.integer = static_cast<lua_Integer>(handle_at(lua, at).bits());
            return key;
        default: key.rank = kNoRank; return key;
    }
}

}  // namespace

int on_ipairs(lua_State* lua) {
    if (!is_state(handle_at(lua, 1))) table_arg(lua, 1, "ipairs");
    lua_pushcfunction(lua, ipairs_step);
    lua_pushvalue(lua, 1);
    lua_pushinteger(lua, 0);
    return 3;
}

int on_pairs(lua_State* lua) {
    if (const Ref ref = handle_at(lua, 1); is_state(ref)) {
        push_state(lua, Machine::of(lua), ref);
    } else {
        table_arg(lua, 1, "pairs");
        push_contents(lua, 1);
    }
    const int contents = lua_gettop(lua);
    Machine::of(lua).budget.charge_walk(lua);
    lua_newtable(lua);  // the keys as they come: this also keeps the texts of `keys` alive
    std::vector<Key> keys;
    std::string wrong;
    lua_pushnil(lua);
    while (lua_next(lua, contents) != 0) {
        lua_pop(lua, 1);
        keys.push_back(key_at(lua, -1, static_cast<lua_Integer>(keys.size()) + 1));
        if (keys.back().rank == kNoRank) keep_first(wrong, describe(lua, -1));
        lua_pushvalue(lua, -1);
        lua_rawseti(lua, contents + 1, keys.back().place);
        Machine::of(lua).budget.charge_step(lua, 4, keys.size());
    }
    if (!wrong.empty()) fail(lua, fmt::format("pairs: {} as a key cannot be put in order", wrong));
    std::sort(keys.begin(), keys.end());
    lua_pushvalue(lua, contents);
    lua_createtable(lua, static_cast<int>(keys.size()), 0);
    for (std::size_t i = 0; i < keys.size(); ++i) {
        lua_rawgeti(lua, contents + 1, keys[i].place);
        lua_rawseti(lua, -2, static_cast<lua_Integer>(i) + 1);
    }
    lua_pushinteger(lua, 0);
    lua_pushcclosure(lua, pairs_step, 3);
    return 1;
}

bool is_iterator(lua_State* lua, int at) { return lua_tocfunction(lua, at) == pairs_step; }

}  // namespace tankard::script
