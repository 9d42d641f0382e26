// One sandboxed Lua state and what belongs to it. Nothing outside script/ sees it.
//
// Errors: `fail` raises a Lua error that begins with the place, "#3:17: …", where #3 is the third file;
// `locate` turns it back into file and line. (Lua itself would cut long paths short.) Errors that Lua raises
// inside our own functions get their place on the way out. What a message says is shown on terminals, so
// `locate` leaves one line without control characters. Every call into Lua
// that may allocate is made inside a protected call: `guarded`.
#pragma once

#include "registry/definition.h"
#include "registry/hooks.h"
#include "script/budget.h"
#include "script/handles.h"
#include "script/log_line.h"

#include <exception>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace tankard::script {

struct Machine {
    Machine(const Limits& limits, std::vector<const Registry*> what);
    ~Machine();
    Machine(const Machine&) = delete;
    Machine& operator=(const Machine&) = delete;

    static Machine& of(lua_State* lua) { return **static_cast<Machine**>(lua_getextraspace(lua)); }

    /// Runs `work` protected; a Lua error comes back as its message. The
    /// stack is left as it was.
    template <typename Work>
    bool guarded(Work work, std::string& message) {
        return guarded([](void* it, lua_State* state) { (*static_cast<Work*>(it))(state); }, &work, message);
    }
    /// Calls a function that `prepare` pushes with its arguments, protected; its one result stays on the
    /// stack if all went well. A stack frame cheaper than `guarded`, for the many small calls; but `prepare`
    /// itself is not protected, so it may neither allocate nor raise an error. It returns how many arguments
    /// there are.
    template <typename Prepare>
    bool called(Prepare prepare, std::string& message) {
        const int top = lua_gettop(lua);
        if (!ready(message)) return false;
        const int arguments = prepare();
        if (settled(lua_pcall(lua, arguments, 1, top + 1), message)) {
            lua_remove(lua, top + 1);
            return true;
        }
        lua_settop(lua, top);
        return false;
    }
    /// The Problem that a message speaks of.
    Problem locate(const std::string& message) const;

    Budget budget;
    std::vector<const Registry*> registries;
    Handles handles;
    lua_State* lua = nullptr;
    std::vector<std::string> files;  ///< by number, for places
    bool loading = true;
    bool out_of_memory = false;  ///< the last guarded call failed by memory
    int filters = 0;             ///< filter hooks that are running
    Hooks* hooks = nullptr;      ///< whose machine this is
    std::exception_ptr thrown;   ///< the rules' own exception, on its way through Lua
    std::function<void(const LogLine&)> log;
    Problems problems;

 private:
    bool guarded(void (*call)(void*, lua_State*), void* work, std::string& message);
    /// Room on the stack, and the message handler on it.
    bool ready(std::string& message);
    /// Whether a protected call went well; if not, the message says why.
    bool settled(int status, std::string& message);
};

/// Where the script that is running stands, as a message begins: "#3:17: "; nothing if none is running.
std::string place_of(lua_State* lua);

/// Raises a Lua error at the place in the script that is running.
[[noreturn]] void fail(lua_State* lua, std::string_view sentence);

/// "a text", "nothing", "a card": what a Lua value is, for messages.
std::string describe(lua_State* lua, int at);

}  // namespace tankard::script
