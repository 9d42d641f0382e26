#include "script/machine.h"

#include "script/builtins.h"
#include "text/visible.h"

#include <cstdlib>
#include <stdexcept>
#include <utility>

#include <fmt/format.h>

namespace tankard::script {
namespace {

struct Guarded {
    void (*call)(void*, lua_State*);
    void* work;
};

constexpr std::string_view kTooDeepForLua = "C stack overflow";

/// The message handler: Lua names no place when it finds a mistake inside one of our functions.
int add_place(lua_State* lua) {
    if (lua_type(lua, 1) != LUA_TSTRING) return 1;
    std::size_t size = 0;
    const char* text = lua_tolstring(lua, 1, &size);
    if (size > 0 && text[0] == '#') return 1;
    const std::string message = place_of(lua) + std::string(text, size);
    lua_pushlstring(lua, message.data(), message.size());
    return 1;
}

int run_guarded(lua_State* lua) {
    const auto* guarded = static_cast<const Guarded*>(lua_touserdata(lua, 1));
    lua_settop(lua, 0);
    guarded->call(guarded->work, lua);
    return 0;
}

}  // namespace

std::string place_of(lua_State* lua) {
    lua_Debug place;
    for (int level = 0; lua_getstack(lua, level, &place) != 0; ++level) {
        lua_getinfo(lua, "Sl", &place);
        if (place.currentline > 0) return fmt::format("{}:{}: ", place.short_src, place.currentline);
    }
    return "";
}

Machine::Machine(const Limits& limits, std::vector<const Registry*> what)
    : budget(limits), registries(std::move(what)), handles(*this) {
    lua = lua_newstate(Budget::allocate, &budget);
    if (lua == nullptr) throw std::runtime_error("Lua could not be started");
    *static_cast<Machine**>(lua_getextraspace(lua)) = this;
    budget.begin_span(lua);
    std::string message;
    const bool ready = guarded(
        [this](lua_State* state) {
            budget.open(state);
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
    if (!ready(message)) return false;
    Guarded guarded{call, work};
    lua_pushcfunction(lua, run_guarded);
    lua_pushlightuserdata(lua, &guarded);
    const bool good = settled(lua_pcall(lua, 1, 0, top + 1), message);
    lua_settop(lua, top);
    return good;
}

bool Machine::ready(std::string& message) {
    out_of_memory = lua_checkstack(lua, LUA_MINSTACK) == 0;
    message = out_of_memory ? "ran out of memory" : "";
    if (!out_of_memory) lua_pushcfunction(lua, add_place);
    return !out_of_memory;
}

bool Machine::settled(int status, std::string& message) {
    if (status == LUA_OK) return true;
    if (status == LUA_ERRMEM) {
        out_of_memory = true;
        message = "ran out of memory";
    } else if ((status == LUA_ERRRUN || status == LUA_ERRERR || status == LUA_ERRSYNTAX) &&
               lua_type(lua, -1) == LUA_TSTRING) {
        std::size_t size = 0;
        const char* text = lua_tolstring(lua, -1, &size);
        message.assign(text, size);
        if (message.ends_with(kTooDeepForLua))
            message.replace(message.size() - kTooDeepForLua.size(), std::string::npos,
                            "functions or expressions stand too deep inside each other");
    } else {
        message = "failed without a word";
    }
    return false;
}

Problem Machine::locate(const std::string& message) const {
    Problem problem{"", 0, text::visible_line(message)};
    if (message.empty() || message[0] != '#') return problem;
    char* end = nullptr;
    const unsigned long file = std::strtoul(message.c_str() + 1, &end, 10);
    if (*end != ':' || file >= files.size()) return problem;
    char* after = nullptr;
    const long line = std::strtol(end + 1, &after, 10);
    problem.file = files[file];
    problem.line = static_cast<int>(line);
    const std::string_view rest =
        std::string_view(message).substr(static_cast<std::size_t>(after - message.c_str()));
    problem.message = text::visible_line(rest.starts_with(": ") ? rest.substr(2) : rest);
    return problem;
}

void fail(lua_State* lua, std::string_view sentence) {
    std::string message = place_of(lua);
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
