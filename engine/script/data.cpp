#include "script/builtins.h"
#include "script/host.h"
#include "script/loader.h"
#include "script/values.h"

#include <algorithm>
#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <utility>

#include <fmt/format.h>

namespace tankard::script {
namespace {

/// `use` of plain data: code that the files of a folder share.
class SharedCode {
 public:
    SharedCode(Machine& machine, const std::string& user, std::span<const File> files)
        : machine_(&machine), folder_(user.substr(0, user.rfind('/') + 1)), files_(files) {}

    void open(lua_State* lua) {
        lua_pushlightuserdata(lua, this);
        lua_pushcclosure(lua, on_use, 1);
        add_to_environment(lua, "use");
    }

 private:
    enum class State : std::uint8_t { fresh, loading, loaded };
    struct Used {
        State state = State::fresh;
        int result = 0;  ///< a reference into Lua's registry
    };

    static int on_use(lua_State* lua) {
        auto* shared = static_cast<SharedCode*>(lua_touserdata(lua, lua_upvalueindex(1)));
        return shared->use(lua, std::string(text_arg(lua, 1, "use")));
    }

    int use(lua_State* lua, const std::string& wanted) {
        machine_->budget.charge(lua, 10);
        const std::string path = folder_ + wanted + ".lua";
        const auto file =
            std::find_if(files_.begin(), files_.end(), [&](const File& each) { return each.path == path; });
        if (file == files_.end()) fail(lua, fmt::format("use: there is no '{}' to share", wanted));
        Used& used = used_[path];
        if (used.state == State::loading) fail(lua, fmt::format("use: '{}' uses this file in turn", wanted));
        if (used.state == State::fresh) {
            used.state = State::loading;
            machine_->files.push_back(path);
            compile(lua, machine_->files.size() - 1, *file);
            lua_call(lua, 0, 1);
            if (!lua_istable(lua, -1) && !lua_isfunction(lua, -1))
                fail(lua, fmt::format("use: '{}' should return a table or a function, not {}", wanted,
                                      describe(lua, -1)));
            used.result = luaL_ref(lua, LUA_REGISTRYINDEX);
            used.state = State::loaded;
        }
        lua_rawgeti(lua, LUA_REGISTRYINDEX, used.result);
        return 1;
    }

    Machine* machine_;
    std::string folder_;
    std::span<const File> files_;
    std::map<std::string, Used> used_;
};

}  // namespace

Value load_data(const File& file, std::span<const File> shared, Problems& problems, DataBudget& budget) {
    Limits limits;
    limits.loading_instructions = budget.instructions;
    limits.loading_memory = budget.memory;
    limits.text = 64U << 10;
    limits.block = 1U << 20;
    Machine machine(limits, {});
    machine.files.push_back(file.path);
    Value result;
    std::string message;
    machine.budget.begin_file(machine.lua);
    SharedCode code(machine, file.path, shared);
    const bool good = machine.guarded(
        [&](lua_State* lua) {
            if (!shared.empty()) code.open(lua);
            compile(lua, 0, file);
            lua_call(lua, 0, 1);
            std::string wrong = to_value(lua, 1, result, 32);
            if (wrong.empty() && !result.is_table()) wrong = describe(lua, 1);
            if (wrong.empty()) return;
            wrong = "#0:1: the file should return a table of plain data, not " + wrong;
            lua_pushlstring(lua, wrong.data(), wrong.size());
            lua_error(lua);
        },
        message);
    budget.instructions -= std::min(budget.instructions, machine.budget.instructions_used());
    budget.memory -= std::min(budget.memory, machine.budget.memory_used());
    if (good) return result;
    Problem problem = machine.locate(message);
    if (problem.file.empty()) problem.file = file.path;
    problem.line = std::max(problem.line, 1);
    problems.push_back(std::move(problem));
    return {};
}

Value load_data(const File& file, Problems& problems, DataBudget& budget) {
    return load_data(file, {}, problems, budget);
}

Value load_data(const File& file, Problems& problems) {
    DataBudget budget;
    return load_data(file, problems, budget);
}

}  // namespace tankard::script
