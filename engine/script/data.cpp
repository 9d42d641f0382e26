#include "script/host.h"
#include "script/loader.h"
#include "script/values.h"

#include <string>
#include <utility>

namespace tankard::script {

Value load_data(const File& file, Problems& problems, DataBudget& budget) {
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
    const bool good = machine.guarded(
        [&](lua_State* lua) {
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

Value load_data(const File& file, Problems& problems) {
    DataBudget budget;
    return load_data(file, problems, budget);
}

}  // namespace tankard::script
