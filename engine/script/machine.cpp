#include "script/machine.h"

#include "script/library.h"

#include <cstdlib>

namespace tankard::script {
namespace {

struct Guarded {
    void (*call)(void*, lua_State*);
    void* work;
};

int run_guarded(lua_State* lua) {
    const auto* guarded = static_cast<const Guarded*>(lua_touserdata(lua, 1));
    lua_settop(lua, 0);
    guarded->call(guarded->work, lua);
    return 0;
}

}  // namespace

Machine::Machine(const Limits& limits, std::vector<const Registry*> what)
    : budget(limits), registries(std::move(what)), handles(*this) {
    lua = lua_newstate(Budget::allocate, &budget);
    if (lua == nullptr) throw std::runtime_error("Lua could not be started");
    *static_cast<Machine**>(lua_getextraspace(lua)) = this;
    budget.begin_span(lua);
    std::string message;
    const bool ready = guarded(
        [this](lua_State* state) {
            handles.open(state);
            open_library(state);
        },
        message);
    if (!ready) {
        lua_close(lua);
        throw std::runtime_error("Lua could not be started: " + message);
    }
}

Machine::~Machine() { lua_close(lua); }

bool Machine::guarded(void (*call)(void*, lua_State*), void* work, std::string& message) {
    const int top = lua_gettop(lua);
    out_of_memory = false;
    message.clear();
    if (lua_checkstack(lua, LUA_MINSTACK) == 0) {
        out_of_memory = true;
        message = "ran out of memory";
        return false;
    }
    Guarded guarded{call, work};
    lua_pushcfunction(lua, run_guarded);
    lua_pushlightuserdata(lua, &guarded);
    const int status = lua_pcall(lua, 1, 0, 0);
    if (status == LUA_OK) return true;
    if (status == LUA_ERRMEM) {
        out_of_memory = true;
        message = "ran out of memory";
    } else if ((status == LUA_ERRRUN || status == LUA_ERRERR || status == LUA_ERRSYNTAX) &&
               lua_type(lua, -1) == LUA_TSTRING) {
        std::size_t size = 0;
        const char* text = lua_tolstring(lua, -1, &size);
        message.assign(text, size);
    } else {
        message = "failed without a word";
    }
    lua_settop(lua, top);
    return false;
}

Problem Machine::locate(const std::string& message) const {
    Problem problem{"", 0, message};
    if (message.empty() || message[0] != '#') return problem;
    char* end = nullptr;
    const unsigned long file = std::strtoul(message.c_str() + 1, &end, 10);
    if (*end != ':' || file >= files.size()) return problem;
    char* after = nullptr;
    const long line = std::strtol(end + 1, &after, 10);
    problem.file = files[file];
    problem.line = static_cast<int>(line);
    problem.message = *after == ':' && after[1] == ' ' ? after + 2 : after;
    return problem;
}

std::string Machine::spell(const std::string& message) const {
    const Problem problem = locate(message);
    return problem.file.empty() ? problem.message : problem.show();
}

void fail(lua_State* lua, std::string_view sentence) {
    std::string message;
    lua_Debug place;
    for (int level = 0; lua_getstack(lua, level, &place) != 0; ++level) {
        lua_getinfo(lua, "Sl", &place);
        if (place.currentline <= 0) continue;
        message = fmt::format("{}:{}: ", place.short_src, place.currentline);
        break;
    }
    message += sentence;
    lua_pushlstring(lua, message.data(), message.size());
    lua_error(lua);
    std::abort();  // not reached
}

std::string describe(lua_State* lua, int at) {
    switch (lua_type(lua, at)) {
        case LUA_TNONE:
        case LUA_TNIL: return "nothing";
        case LUA_TBOOLEAN: return "true or false";
        case LUA_TNUMBER: return lua_isinteger(lua, at) != 0 ? "an integer" : "a number with a point";
        case LUA_TSTRING: return "a text";
        case LUA_TTABLE: return "a table";
        case LUA_TFUNCTION: return "a function";
        case LUA_TLIGHTUSERDATA: return Machine::of(lua).handles.describe(handle_at(lua, at));
        default: return "something else";
    }
}

}  // namespace tankard::script
