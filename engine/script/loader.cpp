#include "script/loader.h"

#include "script/builtins.h"
#include "script/purity.h"
#include "script/source.h"
#include "script/values.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <numeric>
#include <stdexcept>
#include <string_view>
#include <tuple>
#include <utility>

#include <fmt/format.h>

namespace tankard::script {
namespace {

constexpr int kFactDepth = 12;
constexpr std::string_view kWhen = "when";
constexpr std::size_t kNoFile = static_cast<std::size_t>(-1);
constexpr std::uint64_t kProposal = 500;  // the work of looking for what an author may have meant

bool has_folder(std::string_view path, std::string_view folder) {
    const std::string inner = fmt::format("/{}/", folder);
    return path.find(inner) != std::string_view::npos || path.starts_with(inner.substr(1));
}

std::string_view base_name(std::string_view path) {
    const std::size_t slash = path.rfind('/');
    return slash == std::string_view::npos ? path : path.substr(slash + 1);
}

bool is_word(std::string_view id) {
    for (char letter : id)
        if (letter != '_' && (letter < '0' || letter > '9') && (letter < 'a' || letter > 'z') &&
            (letter < 'A' || letter > 'Z'))
            return false;
    return !id.empty();
}

/// The functions that a keyed hook must have and this definition does not.
template <typename Note>
void refuse_missing(const Registry& registry, int hook, const LoadedDefinition& definition, Note note) {
    const HookInfo& info = registry.hooks()[static_cast<std::size_t>(hook)];
    for (const HookInfo& entry : info.entries)
        if (std::none_of(definition.keyed.begin(), definition.keyed.end(), [&](const KeyedFunction& each) {
                return each.hook == hook && each.name == entry.name;
            }))
            note(definition.source.line,
                 fmt::format("'{}' lacks the function '{}', which is declared", info.name, entry.name));
}

Loader& loader_of(lua_State* lua) { return *static_cast<Loader*>(lua_touserdata(lua, lua_upvalueindex(1))); }

}  // namespace

bool is_definition(std::string_view path) {
    if (!path.ends_with(".lua") || has_folder(path, "text") || has_folder(path, "tests")) return false;
    const std::string_view name = base_name(path);
    constexpr std::string_view kData[] = {"campaign.lua", "rules.lua",   "layout.lua",
                                          "pictures.lua", "colours.lua", "scenes.lua"};
    return std::find(std::begin(kData), std::end(kData), name) == std::end(kData);
}

void compile(lua_State* lua, std::size_t file, const File& source) {
    if (const std::size_t most = Machine::of(lua).budget.limits().file; source.text.size() > most) {
        const std::string message = fmt::format("#{}:1: the file is larger than {} bytes", file, most);
        lua_pushlstring(lua, message.data(), message.size());
        lua_error(lua);
    }
    // Screening and compiling: work by the byte.
    Machine::of(lua).budget.charge(lua, source.text.size() / 2);
    const Screened screened = screen(source.text);
    if (!screened.mistake.empty()) {
        const std::string message = fmt::format("#{}:{}: {}", file, screened.line, screened.mistake);
        lua_pushlstring(lua, message.data(), message.size());
        lua_error(lua);
    }
    const std::string name = fmt::format("=#{}", file);
    const auto load = [&](const std::string& text) {
        return luaL_loadbufferx(lua, text.data(), text.size(), name.c_str(), "t") == LUA_OK;
    };
    if (!load(screened.text)) {
        if (screened.whole && load(screened.plain)) lua_pop(lua, 1);  // only with its steps it is too much
        lua_error(lua);
    }
    if (!screened.whole) {
        const std::string message = fmt::format("#{}:1: its blocks are not closed as they begin", file);
        lua_pushlstring(lua, message.data(), message.size());
        lua_error(lua);
    }
    lua_call(lua, 0, 1);
    Machine::of(lua).budget.join(lua);
    refuse_globals(lua, -1);
}

Loader::Loader(Machine& machine, const Files& files) : machine_(&machine), files_(&files) {
    for (const File& file : files)
        machine.files.push_back(file.path);
    for (std::size_t file = 0; file < files.size(); ++file)
        places_.try_emplace(files[file].path, file);
    for (std::size_t r = 0; r < machine.registries.size(); ++r)
        for (const DefinitionInfo& info : machine.registries[r]->definitions())
            kinds_.push_back({&info, r});
}

void Loader::open() {
    std::string message;
    const bool opened = machine_->guarded(
        [this](lua_State* lua) {
            for (std::size_t i = kinds_.size(); i-- > 0;) {  // backwards: the first registry's word wins
                lua_pushlightuserdata(lua, this);
                lua_pushlightuserdata(lua, &kinds_[i]);
                lua_pushcclosure(lua, on_constructor, 2);
                add_to_environment(lua, kinds_[i].info->name);
            }
            lua_pushlightuserdata(lua, this);
            lua_pushcclosure(lua, on_use, 1);
            add_to_environment(lua, "use");
        },
        message);
    if (!opened) throw std::runtime_error("the script host could not be opened: " + message);
}

std::vector<LoadedDefinition> Loader::load() {
    open();
    std::vector<std::size_t> order(files_->size());
    std::iota(order.begin(), order.end(), 0);
    std::sort(order.begin(), order.end(),
              [&](auto a, auto b) { return (*files_)[a].path < (*files_)[b].path; });
    std::vector<LoadedDefinition> definitions;
    for (const std::size_t file : order) {
        const std::string& path = (*files_)[file].path;
        if (!is_definition(path)) continue;
        if (has_folder(path, "lib"))
            load_library(path);
        else
            load_definition(file, definitions);
        if (is_enough()) break;
    }
    std::stable_sort(definitions.begin(), definitions.end(), [](const auto& a, const auto& b) {
        return std::tie(a.source.kind, a.source.id) < std::tie(b.source.kind, b.source.id);
    });
    for (std::size_t i = 1; i < definitions.size();) {
        const Source& before = definitions[i - 1].source;
        const Source& source = definitions[i].source;
        if (source.kind != before.kind || source.id != before.id) {
            ++i;
            continue;
        }
        machine_->problems.push_back(
            {source.file, source.line,
             fmt::format("there is a {} '{}' already, in {}", source.kind, source.id, before.file)});
        definitions.erase(definitions.begin() + static_cast<std::ptrdiff_t>(i));
    }
    refuse_doubles(definitions);
    machine_->loading = false;
    machine_->budget.end_loading();
    lua_gc(machine_->lua, LUA_GCCOLLECT);  // the files' own tables were needed for reading alone
    return definitions;
}

/// Saves know a definition by its name's hash.
void Loader::refuse_doubles(std::vector<LoadedDefinition>& definitions) {
    std::map<std::uint64_t, std::string> ids;
    std::erase_if(definitions, [&](const LoadedDefinition& definition) {
        const Source& source = definition.source;
        const auto [place, fresh] = ids.try_emplace(Name::of(source.id).hash(), source.id);
        if (fresh || place->second == source.id) return false;
        machine_->problems.push_back({source.file, source.line,
                                      fmt::format("'{}' and '{}' look the same in a save: rename one of them",
                                                  place->second, source.id)});
        return true;
    });
}

/// Whether what follows is not looked at: a problem tells why.
bool Loader::is_enough() const {
    const Budget& budget = machine_->budget;
    const Limits& limits = budget.limits();
    if (budget.in_use() > limits.loaded_memory) lua_gc(machine_->lua, LUA_GCCOLLECT);
    if (budget.in_use() > limits.loaded_memory) {
        machine_->problems.push_back(
            {machine_->files[last_], 1,
             fmt::format("with this file the content takes more than {} MB of memory",
                         limits.loaded_memory >> 20)});
        return true;
    }
    return !machine_->problems.empty() &&
           (budget.loading_is_spent() ||
            machine_->problems.size() >= static_cast<std::size_t>(limits.problems));
}

bool Loader::protect(std::size_t file, const std::function<void(lua_State*)>& work) {
    std::string message;
    if (running_.empty()) machine_->budget.begin_file(machine_->lua);
    last_ = file;
    running_.push_back(file);
    const bool good = machine_->guarded(work, message);
    running_.pop_back();
    if (good) return true;
    Problem problem = machine_->locate(message);
    if (problem.file.empty()) {
        problem.file = (*files_)[file].path;
        problem.line = std::max(1, made_.line);
    }
    machine_->problems.push_back(std::move(problem));
    return false;
}

void Loader::load_definition(std::size_t file, std::vector<LoadedDefinition>& definitions) {
    LoadedDefinition definition;
    definition.source.file = (*files_)[file].path;
    definition.source.id = base_name(definition.source.file);
    definition.source.id.resize(definition.source.id.size() - 4);
    if (!is_word(definition.source.id)) {
        machine_->problems.push_back(
            {definition.source.file, 1, "a file's name should be letters, digits and _ only"});
        return;
    }
    made_ = {};
    if (protect(file, [&](lua_State* lua) { read_definition(lua, file, definition); }))
        definitions.push_back(std::move(definition));
    luaL_unref(machine_->lua, LUA_REGISTRYINDEX, made_.table);
}

void Loader::read_definition(lua_State* lua, std::size_t file, LoadedDefinition& definition) {
    compile(lua, file, (*files_)[file]);
    lua_call(lua, 0, 1);
    auto refuse = [&](int line, const std::string& what) {
        const std::string message = fmt::format("#{}:{}: {}", file, line, what);
        lua_pushlstring(lua, message.data(), message.size());
        lua_error(lua);
    };
    if (made_.count == 0) refuse(1, "the file should return a definition, as in: return card { ... }");
    if (made_.count > 1) refuse(made_.line, "a file holds one definition");
    lua_rawgeti(lua, LUA_REGISTRYINDEX, made_.table);
    if (lua_rawequal(lua, 1, 2) == 0)
        refuse(made_.line, fmt::format("write 'return' before '{}'", made_.kind->info->name));
    const DefinitionInfo& info = *made_.kind->info;
    const Registry& registry = *machine_->registries[made_.kind->registry];
    definition.source.kind = info.name;
    definition.source.line = made_.line;
    definition.source.facts = Value::table();
    definition.source.hooks.resize(registry.hooks().size());
    definition.hooks.assign(registry.hooks().size(), LUA_NOREF);
    definition.registry = made_.kind->registry;
    auto note = [&](int line, const std::string& what) {
        machine_->problems.push_back({definition.source.file, line, what});
    };
    const std::size_t first_problem = machine_->problems.size();
    std::map<std::string, int> hooks;  // in a fixed order
    Value when;
    const auto keyed_hook = [&](std::string_view name) {
        const int number = registry.find_hook(name);
        return number >= 0 && registry.hooks()[static_cast<std::size_t>(number)].keyed &&
                       std::find(info.hooks.begin(), info.hooks.end(), name) != info.hooks.end()
                   ? number
                   : -1;
    };
    lua_pushnil(lua);
    while (lua_next(lua, 2) != 0) {
        const bool named = lua_type(lua, -2) == LUA_TSTRING;
        const bool when_itself = named && lua_tostring(lua, -2) == kWhen;
        if (lua_type(lua, -1) == LUA_TFUNCTION && named && !when_itself) {
            const std::string name = lua_tostring(lua, -2);
            machine_->budget.charge(lua, kProposal);
            lua_pushvalue(lua, -1);
            hooks[name] = luaL_ref(lua, LUA_REGISTRYINDEX);
        } else if (const int hook = named ? keyed_hook(lua_tostring(lua, -2)) : -1; hook >= 0) {
            read_keyed(lua, hook, registry.hooks()[static_cast<std::size_t>(hook)], definition);
        } else {
            Value value;
            const std::string name = named ? lua_tostring(lua, -2)
                                     : lua_isinteger(lua, -2) != 0
                                         ? fmt::format("[{}]", lua_tointeger(lua, -2))
                                         : "";
            std::string wrong =
                name.empty() ? describe(lua, -2) + " as a key" : to_value(lua, -1, value, kFactDepth);
            machine_->budget.charge(lua, definition.source.facts.entries().size());
            if (!wrong.empty())
                note(made_.line, fmt::format("'{}' should be plain data, not {}", name, wrong));
            else if (when_itself)
                when = std::move(value);
            else if (named)
                definition.source.facts.set(name, std::move(value));
            else
                definition.source.facts.set(static_cast<std::int64_t>(lua_tointeger(lua, -2)),
                                            std::move(value));
        }
        lua_pop(lua, 1);
    }
    for (const auto& [name, reference] : hooks) {
        lua_rawgeti(lua, LUA_REGISTRYINDEX, reference);
        lua_Debug about;
        lua_pushvalue(lua, -1);
        lua_getinfo(lua, ">S", &about);
        const int number = registry.find_hook(name);
        if (number < 0 || std::find(info.hooks.begin(), info.hooks.end(), name) == info.hooks.end()) {
            note(std::max(about.linedefined, 1),
                 fmt::format("{} has no hook '{}'{}", info.name, name, or_meant(name, info.hooks)));
        } else if (registry.hooks()[static_cast<std::size_t>(number)].keyed) {
            note(std::max(about.linedefined, 1),
                 fmt::format("'{}' should be a table of functions: {} = {{ name = function ... }}", name,
                             name));
        } else {
            make_constant(lua, -1);
            definition.hooks[static_cast<std::size_t>(number)] = reference;
            definition.source.hooks[static_cast<std::size_t>(number)] = true;
        }
        lua_pop(lua, 1);
    }
    // Lua walks a table in another order each time.
    std::sort(machine_->problems.begin() + static_cast<std::ptrdiff_t>(first_problem),
              machine_->problems.end(), [](const Problem& one, const Problem& other) {
                  return std::tie(one.line, one.message) < std::tie(other.line, other.message);
              });
    for (const std::string_view name : info.hooks)
        if (const int hook = keyed_hook(name); hook >= 0) refuse_missing(registry, hook, definition, note);
    std::sort(definition.keyed.begin(), definition.keyed.end(), [](const auto& one, const auto& other) {
        return std::tie(one.hook, one.name) < std::tie(other.hook, other.name);
    });
    for (const KeyedFunction& each : definition.keyed)
        definition.source.keyed.emplace_back(each.hook, each.name);
    if (when.is_table())
        read_conditions(when, definition);
    else if (!when.is_nil())
        note(made_.line,
             "'when' should say for hooks when they are called: { on_kill = { hero = \"own\" } }");
}

/// The table of functions on top of the stack.
void Loader::read_keyed(lua_State* lua, int hook, const HookInfo& info, LoadedDefinition& definition) {
    const auto note = [&](int line, const std::string& what) {
        machine_->problems.push_back({definition.source.file, line, what});
    };
    if (!lua_istable(lua, -1))
        return note(made_.line,
                    fmt::format("'{}' should be a table of functions, not {}", info.name, describe(lua, -1)));
    std::map<std::string, int> functions;  // in a fixed order
    std::vector<std::string_view> names;
    for (const HookInfo& entry : info.entries)
        names.push_back(entry.name);
    push_contents(lua, -1);
    lua_pushnil(lua);
    while (lua_next(lua, -2) != 0) {
        machine_->budget.charge(lua, kProposal);
        if (lua_type(lua, -2) != LUA_TSTRING || !lua_isfunction(lua, -1)) {
            const std::string key = lua_type(lua, -2) == LUA_TSTRING
                                        ? fmt::format("{}.{}", info.name, lua_tostring(lua, -2))
                                        : std::string(info.name);
            note(made_.line,
                 fmt::format("'{}' should be a function with a name, not {}", key, describe(lua, -1)));
            lua_pop(lua, 1);
            continue;
        }
        const std::string name = lua_tostring(lua, -2);
        make_constant(lua, -1);
        functions[name] = luaL_ref(lua, LUA_REGISTRYINDEX);
    }
    lua_pop(lua, 1);
    for (const auto& [name, function] : functions) {
        const HookInfo* as = &info;
        if (!info.entries.empty()) {
            const auto entry = std::find(names.begin(), names.end(), name);
            if (entry == names.end()) {
                lua_Debug about;
                lua_rawgeti(lua, LUA_REGISTRYINDEX, function);
                lua_getinfo(lua, ">S", &about);
                note(std::max(about.linedefined, 1),
                     fmt::format("'{}' has no place for '{}'{}", info.name, name, or_meant(name, names)));
                continue;
            }
            as = &info.entries[static_cast<std::size_t>(entry - names.begin())];
        }
        definition.keyed.push_back({hook, name, function, as});
    }
}

void Loader::read_conditions(const Value& when, LoadedDefinition& definition) {
    const DefinitionInfo& info = *made_.kind->info;
    const Registry& registry = *machine_->registries[definition.registry];
    definition.conditions = std::make_unique<HookConditions>();
    for (const auto& [key, declared] : when.entries()) {
        const std::string name = show(key);
        const int number = registry.find_hook(name);
        machine_->budget.charge(machine_->lua, kProposal);
        std::string wrong;
        if (std::find(info.hooks.begin(), info.hooks.end(), name) == info.hooks.end())
            wrong = fmt::format("speaks of a hook that {} does not have{}", info.name,
                                or_meant(name, info.hooks));
        else if (!definition.source.hooks[static_cast<std::size_t>(number)])
            wrong = fmt::format("speaks of a hook that does not stand here: write {} = function …", name);
        else
            wrong = (*definition.conditions)[number].read(
                declared, registry.hooks()[static_cast<std::size_t>(number)], info.owned, machine_->handles);
        if (!wrong.empty())
            machine_->problems.push_back({definition.source.file, definition.source.line,
                                          fmt::format("'when.{}' {}", name, wrong), Problem::Part::script,
                                          "when"});
    }
}

int Loader::on_constructor(lua_State* lua) {
    // Once everything is loaded the loader is gone.
    if (!Machine::of(lua).loading) fail(lua, "a definition can be made only by the file that returns it");
    Loader& loader = loader_of(lua);
    const auto* kind = static_cast<const Maker*>(lua_touserdata(lua, lua_upvalueindex(2)));
    if (lua_type(lua, 1) != LUA_TTABLE || lua_gettop(lua) != 1)
        fail(lua, fmt::format("{} needs one table: return {} {{ ... }}", kind->info->name, kind->info->name));
    lua_Debug caller;
    int line = 1;
    for (int level = 1; lua_getstack(lua, level, &caller) != 0; ++level) {
        lua_getinfo(lua, "l", &caller);
        if (caller.currentline > 0) {
            line = caller.currentline;
            break;
        }
    }
    if (!loader.running_.empty() && has_folder((*loader.files_)[loader.running_.back()].path, "lib"))
        fail(lua, "shared code makes no definitions");
    lua_pushvalue(lua, 1);
    loader.made_ = {kind, luaL_ref(lua, LUA_REGISTRYINDEX), line, loader.made_.count + 1};
    return 1;
}

std::size_t Loader::find(const std::string& path) const {
    const auto place = places_.find(path);
    return place != places_.end() ? place->second : kNoFile;
}

void Loader::load_library(const std::string& path) {
    UsedFile& library = libraries_[path];
    if (library.state != UsedFile::State::fresh) return;
    library.state = UsedFile::State::loading;
    const std::size_t file = find(path);
    const bool good = protect(file, [&](lua_State* lua) {
        compile(lua, file, (*files_)[file]);
        lua_call(lua, 0, 1);
        if (!lua_istable(lua, 1) && !lua_isfunction(lua, 1)) {
            const std::string message = fmt::format(
                "#{}:1: shared code should return a table or a function, not {}", file, describe(lua, 1));
            lua_pushlstring(lua, message.data(), message.size());
            lua_error(lua);
        }
        make_constant(lua, 1);
        library.result = luaL_ref(lua, LUA_REGISTRYINDEX);
    });
    library.state = good ? UsedFile::State::loaded : UsedFile::State::failed;
}

int Loader::on_use(lua_State* lua) {
    if (!Machine::of(lua).loading)
        fail(lua, "'use' belongs at the head of the file: local x = use \"lib/x\"");
    Loader& loader = loader_of(lua);
    const std::string wanted(text_arg(lua, 1, "use"));
    loader.machine_->budget.charge(lua, 10);
    const std::string& here = (*loader.files_)[loader.running_.back()].path;
    const std::string package = here.substr(0, here.find('/') + 1);
    std::string path = package + wanted + ".lua";
    if (loader.find(path) == kNoFile) path = wanted + ".lua";
    if (loader.find(path) == kNoFile || !has_folder(path, "lib"))
        fail(lua, fmt::format("use: there is no '{}' to share", wanted));
    loader.load_library(path);
    const UsedFile& library = loader.libraries_[path];
    if (library.state == UsedFile::State::loading)
        fail(lua, fmt::format("use: '{}' uses this file in turn", wanted));
    if (library.state == UsedFile::State::failed)
        fail(lua, fmt::format("use: '{}' has mistakes of its own", wanted));
    lua_rawgeti(lua, LUA_REGISTRYINDEX, library.result);
    return 1;
}

}  // namespace tankard::script
