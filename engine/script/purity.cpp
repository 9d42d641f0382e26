#include "script/purity.h"

#include "script/builtins.h"
#include "script/bytecode.h"
#include "script/machine.h"
#include "script/values.h"

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

#include <fmt/format.h>

namespace tankard::script {
namespace {

constexpr int kDeepest = 100;  // tables and functions inside each other

[[noreturn]] void fail_in(lua_State* lua, int function, int line, const std::string& sentence) {
    lua_Debug about;
    lua_pushvalue(lua, function);
    lua_getinfo(lua, ">S", &about);
    const std::string message =
        fmt::format("{}:{}: {}", about.short_src, line > 0 ? line : about.linedefined, sentence);
    lua_pushlstring(lua, message.data(), message.size());
    lua_error(lua);
    std::abort();  // not reached
}

/// Whether many of these keys fall into one place of Lua's table, whichever size that has: a key without a
/// fraction into its rest when divided by the table's size less one. A list has places of its own.
bool share_a_place(const std::vector<lua_Integer>& keys) {
    constexpr std::size_t kMost = 128;
    if (keys.size() <= kMost) return false;
    std::vector<lua_Unsigned> others;
    for (const lua_Integer key : keys)
        if (key < 1 || static_cast<lua_Unsigned>(key) > 4 * keys.size())
            others.push_back(static_cast<lua_Unsigned>(key));
    for (lua_Unsigned size = std::bit_ceil(others.size()); others.size() > kMost && size <= 4 * keys.size();
         size *= 2) {
        std::vector<std::size_t> places(size);
        for (const lua_Unsigned key : others)
            if (++places[key % (size - 1)] > kMost) return true;
    }
    return false;
}

class Walk {
 public:
    explicit Walk(lua_State* lua) : lua_(lua) {}

    void visit(int at, int depth) {
        at = lua_absindex(lua_, at);
        const int type = lua_type(lua_, at);
        if (type != LUA_TTABLE && type != LUA_TFUNCTION) return;
        if (!seen_.insert(lua_topointer(lua_, at)).second) return;
        if (depth > kDeepest) fail(lua_, "tables or functions stand too deep inside each other");
        luaL_checkstack(lua_, 10, nullptr);
        Machine::of(lua_).budget.charge(lua_, 10);
        if (type == LUA_TTABLE)
            visit_table(at, depth);
        else
            visit_function(at, depth);
    }

 private:
    void visit_table(int at, int depth) {
        if (is_frozen(lua_, at)) return;
        Machine::of(lua_).budget.charge_walk(lua_);
        visit_named(at, depth);
        lua_pushnil(lua_);
        std::vector<lua_Integer> keys;  // those that Lua finds by their value alone
        for (std::size_t step = 0; lua_next(lua_, at) != 0; ++step) {
            Machine::of(lua_).budget.charge_step(lua_, 1, step);
            if (lua_type(lua_, -2) == LUA_TNUMBER)
                keys.push_back(lua_isinteger(lua_, -2) != 0 ? lua_tointeger(lua_, -2) : 0);
            visit(-1, depth + 1);
            visit(-2, depth + 1);
            lua_pop(lua_, 1);
        }
        if (share_a_place(keys))
            fail(lua_, "the keys of this table are too much alike: looking one up would take too long");
        freeze(lua_, at,
               "this table belongs to the file and cannot change; copy(t) gives one that can, self.state "
               "remembers");
    }

    /// What stands under names comes first, and in their order: of two mistakes the same one is always said.
    void visit_named(int at, int depth) {
        std::vector<std::string_view> names;  // the table keeps them alive
        lua_pushnil(lua_);
        for (std::size_t step = 0; lua_next(lua_, at) != 0; ++step) {
            Machine::of(lua_).budget.charge_step(lua_, 1, step);
            if (lua_type(lua_, -2) == LUA_TSTRING && (lua_istable(lua_, -1) || lua_isfunction(lua_, -1))) {
                std::size_t size = 0;
                const char* text = lua_tolstring(lua_, -2, &size);
                names.emplace_back(text, size);
            }
            lua_pop(lua_, 1);
        }
        std::sort(names.begin(), names.end());
        for (const std::string_view name : names) {
            lua_pushlstring(lua_, name.data(), name.size());
            lua_rawget(lua_, at);
            visit(-1, depth + 1);
            lua_pop(lua_, 1);
        }
    }

    void visit_function(int at, int depth) {
        if (is_iterator(lua_, at))
            fail(lua_, "the result of pairs() cannot be kept; call pairs where the loop is");
        if (lua_iscfunction(lua_, at) != 0) return;
        for (const Write& write : outside_writes(lua_, at)) {
            if (write.what == Write::What::upvalue)
                fail_in(
                    lua_, at, write.line,
                    fmt::format("'{}' is a variable of the file and cannot be set once the file is loaded; "
                                "self.state remembers",
                                write.name));
            if (write.what == Write::What::table)
                fail_in(lua_, at, write.line,
                        fmt::format(
                            "the table '{}' belongs to the file and cannot change once the file is loaded; "
                            "self.state remembers",
                            write.name));
        }
        for (int i = 1; lua_getupvalue(lua_, at, i) != nullptr; ++i) {
            visit(-1, depth + 1);
            lua_pop(lua_, 1);
        }
    }

    lua_State* lua_;
    std::unordered_set<const void*> seen_;
};

}  // namespace

void refuse_globals(lua_State* lua, int at) {
    for (const Write& write : outside_writes(lua, at))
        if (write.what == Write::What::global)
            fail_in(lua, at, write.line,
                    fmt::format("there are no globals; write 'local' before '{}'", write.name));
}

void make_constant(lua_State* lua, int at) { Walk(lua).visit(at, 0); }

}  // namespace tankard::script
