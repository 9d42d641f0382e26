// Loading: each file is compiled, checked and run once, in the order of the paths. A file's mistake becomes a
// Problem and the others go on.
#pragma once

#include "script/conditions.h"
#include "script/host.h"
#include "script/machine.h"

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace tankard::script {

/// One function of a hook that is a table of them.
struct KeyedFunction {
    int hook = 0;
    std::string name;
    int function = LUA_NOREF;
    const HookInfo* info = nullptr;
};

/// A definition as it was loaded: its facts, and its hooks as references into Lua's registry.
struct LoadedDefinition {
    Source source;
    std::size_t registry = 0;
    std::vector<int> hooks;                      ///< by hook number; LUA_NOREF where there is none
    std::vector<KeyedFunction> keyed;            ///< sorted by hook and name
    std::unique_ptr<HookConditions> conditions;  ///< none: all hooks are always called
};

class Loader {
 public:
    Loader(Machine& machine, const Files& files);
    /// Loads everything; the mistakes are in the machine.
    std::vector<LoadedDefinition> load();

 private:
    struct Maker {
        const DefinitionInfo* info = nullptr;
        std::size_t registry = 0;
    };
    /// What a constructor was given while the file that is loading ran.
    struct Made {
        const Maker* kind = nullptr;
        int table = LUA_NOREF;
        int line = 0;
        int count = 0;
    };
    struct UsedFile {
        enum class State : std::uint8_t { fresh, loading, loaded, failed };
        State state = State::fresh;
        int result = LUA_NOREF;
    };

    void open();
    void load_definition(std::size_t file, std::vector<LoadedDefinition>& definitions);
    void load_library(const std::string& path);
    void read_definition(lua_State* lua, std::size_t file, LoadedDefinition& definition);
    void read_keyed(lua_State* lua, int hook, const HookInfo& info, LoadedDefinition& definition);
    void read_conditions(const Value& when, LoadedDefinition& definition);
    void refuse_doubles(std::vector<LoadedDefinition>& definitions);
    bool is_enough() const;
    bool protect(std::size_t file, const std::function<void(lua_State*)>& work);
    std::size_t find(const std::string& path) const;

    static int on_constructor(lua_State* lua);
    static int on_use(lua_State* lua);

    Machine* machine_;
    const Files* files_;
    std::vector<Maker> kinds_;
    std::map<std::string, std::size_t, std::less<>> places_;  ///< of the files, by path
    std::map<std::string, UsedFile> libraries_;
    std::vector<std::size_t> running_;  // the files that are being loaded, innermost last
    std::size_t last_ = 0;              // the file that was loaded last
    Made made_;
};

/// Compiles a file and pushes its main function; raises a Lua error.
void compile(lua_State* lua, std::size_t file, const File& source);

}  // namespace tankard::script
