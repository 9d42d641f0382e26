#include "script/host.h"

#include "script/loader.h"
#include "script/machine.h"

#include <algorithm>
#include <unordered_map>
#include <utility>
#include <variant>

#include <fmt/format.h>

namespace tankard::script {
namespace {

constexpr std::uint64_t kCallWork =
    50;  // what a hook call costs by itself, so that a loop of empty hooks ends

/// Keeps the depths right, whichever way a hook is left.
class Entered {
 public:
    Entered(Machine& machine, bool filter) : machine_(&machine), filter_(filter) {
        if (machine.budget.depth() == 0) machine.budget.begin_hook();
        machine.budget.enter();
        if (filter_) ++machine.filters;
    }
    ~Entered() {
        machine_->budget.leave();
        if (filter_) --machine_->filters;
    }
    Entered(const Entered&) = delete;
    Entered& operator=(const Entered&) = delete;

 private:
    Machine* machine_;
    bool filter_;
};

/// A mistake in what a function gave back: it has returned, so the place is where it stands.
std::string of_result(lua_State* lua, int function, std::string_view what) {
    lua_Debug about;
    lua_rawgeti(lua, LUA_REGISTRYINDEX, function);
    lua_getinfo(lua, ">S", &about);
    return fmt::format("{}:{}: {}", about.short_src, about.linedefined, what);
}

/// One call of a hook's function: what it is given and what it gave back.
struct HookCall {
    Machine& machine;
    const HookInfo& info;
    int function;  ///< in Lua's registry
    Ref self;
    std::span<const Arg> args;
    Arg result{};

    /// Whether neither values nor result need anything of Lua's memory.
    bool is_plain() const {
        const auto plain = [](const Arg& arg) {
            return !std::holds_alternative<std::string>(arg) && !std::holds_alternative<Refs>(arg) &&
                   !std::holds_alternative<Value>(arg) && !std::holds_alternative<Questions>(arg) &&
                   !std::holds_alternative<Slots>(arg);
        };
        const bool number = info.result == Type::truth || info.result == Type::integer;
        return (number || info.result == Type::nothing) && std::all_of(args.begin(), args.end(), plain);
    }

    /// The function and its arguments; returns how many these are.
    int push() const {
        lua_State* lua = machine.lua;
        lua_rawgeti(lua, LUA_REGISTRYINDEX, function);
        if (!info.page) push_handle(lua, self);
        for (const Arg& arg : args)
            machine.handles.push(lua, arg);
        return static_cast<int>(args.size()) + (info.page ? 0 : 1);
    }

    /// What stands on top of the stack becomes the result; returns what is wrong with it.
    std::string take() {
        lua_State* lua = machine.lua;
        if (info.result == Type::nothing || lua_isnil(lua, -1)) return "";
        const std::string wrong = machine.handles.read(lua, lua_gettop(lua), info.result, result, info.range);
        return wrong.empty() ? "" : of_result(lua, function, "the result " + wrong);
    }

    /// Protects the call alone: nothing else can fail.
    bool run_plain(std::string& message) {
        machine.budget.charge(machine.lua, kCallWork);
        if (!machine.called([this] { return push(); }, message)) return false;
        message = take();
        lua_pop(machine.lua, 1);
        return message.empty();
    }

    bool run_guarded(std::string& message) {
        return machine.guarded(
            [this](lua_State* lua) {
                machine.budget.charge(lua, kCallWork);
                luaL_checkstack(lua, static_cast<int>(args.size()) + 4, nullptr);
                lua_call(lua, push(), 1);
                const std::string wrong = take();
                if (wrong.empty()) return;
                lua_pushlstring(lua, wrong.data(), wrong.size());
                lua_error(lua);
            },
            message);
    }

    /// False if it failed; the message says why.
    bool run(std::string& message) {
        const Entered entered(machine, info.filter);
        return is_plain() && machine.budget.affords(kCallWork) ? run_plain(message) : run_guarded(message);
    }
};

}  // namespace

std::string LogLine::show() const {
    return fmt::format("log {}:{}: {}", file.substr(file.rfind('/') + 1), line, text);
}

struct Host::Loaded {
    std::size_t registry = 0;
    std::vector<int> hooks;
    const Source* source = nullptr;
    std::unique_ptr<const HookConditions> conditions{};  ///< none: all hooks are always called
    std::vector<KeyedFunction> keyed{};

    bool called(int hook, Machine& machine, Ref self, std::span<const Arg> args) const {
        if (conditions == nullptr) return true;
        const auto mine = conditions->find(hook);
        return mine == conditions->end() || mine->second.hold(machine.handles, machine.budget, self, args);
    }
    bool has(int hook) const {
        return static_cast<std::size_t>(hook) < hooks.size() &&
               hooks[static_cast<std::size_t>(hook)] != LUA_NOREF;
    }
    const KeyedFunction* find(int hook, std::string_view key) const {
        const auto before = [&](const KeyedFunction& each, std::string_view wanted) {
            return each.hook != hook ? each.hook < hook : std::string_view(each.name) < wanted;
        };
        const auto place = std::lower_bound(keyed.begin(), keyed.end(), key, before);
        return place != keyed.end() && place->hook == hook && place->name == key ? &*place : nullptr;
    }
};

/// What is called: a hook, or one function of a hook that has several.
struct Host::Function {
    const Loaded& loaded;
    int hook;
    const HookInfo& info;
    int reference;           ///< in Lua's registry
    std::string_view table;  ///< the keyed hook that it stands in
    std::string_view name;

    std::string where(const std::string& what) const {
        const Source& source = *loaded.source;
        return fmt::format("{} (in {} '{}', hook '{}{}{}')", what, source.kind, source.id, table,
                           table.empty() ? "" : ".", name);
    }
};

Host::Host(const Files& files, std::vector<const Registry*> registries, Limits limits)
    : machine_(std::make_unique<Machine>(limits, std::move(registries))) {
    Loader loader(*machine_, files);
    std::vector<LoadedDefinition> definitions = loader.load();
    for (LoadedDefinition& definition : definitions) {
        sources_.push_back(std::move(definition.source));
        loaded_.push_back({definition.registry, std::move(definition.hooks), nullptr,
                           std::move(definition.conditions), std::move(definition.keyed)});
    }
    machine_->hooks = this;
    for (std::size_t i = 0; i < sources_.size(); ++i)
        loaded_[i].source = &sources_[i];
    begin_beat();
}

Host::~Host() = default;

const std::vector<Source>& Host::sources() const { return sources_; }
const Problems& Host::problems() const { return machine_->problems; }

void Host::number(const Catalogue& catalogue) {
    by_number_.assign(catalogue.definitions.size(), -1);
    hooked_.assign(catalogue.definitions.size(), 0);
    std::unordered_map<Name, std::size_t> places;
    for (std::size_t s = 0; s < sources_.size(); ++s)
        places.try_emplace(Name::of(sources_[s].id), s);
    for (std::size_t i = 0; i < by_number_.size(); ++i) {
        const auto place = places.find(catalogue.definitions[i]);
        if (place == places.end()) continue;
        by_number_[i] = static_cast<std::int32_t>(place->second);
        for (int hook = 0; hook < kMostHooks; ++hook)
            if (loaded_[place->second].has(hook)) hooked_[i] |= std::uint64_t{1} << hook;
    }
}

const Host::Loaded* Host::find(DefId definition) const {
    const std::size_t at = index(definition);
    return at < by_number_.size() && by_number_[at] >= 0 ? &loaded_[static_cast<std::size_t>(by_number_[at])]
                                                         : nullptr;
}

const Host::Loaded* Host::find(std::string_view kind, std::string_view id) const {
    using Key = std::pair<std::string_view, std::string_view>;
    const auto before = [](const Source& source, const Key& wanted) {
        return Key(source.kind, source.id) < wanted;
    };
    const auto place = std::lower_bound(sources_.begin(), sources_.end(), Key(kind, id), before);
    return place != sources_.end() && place->kind == kind && place->id == id
               ? &loaded_[static_cast<std::size_t>(place - sources_.begin())]
               : nullptr;
}

bool Host::has(std::string_view kind, std::string_view id, int hook) const {
    const Loaded* loaded = find(kind, id);
    return loaded != nullptr && loaded->has(hook);
}

Arg Host::call(DefId definition, int hook, Ref self, std::span<const Arg> args) {
    return has(definition, hook) ? run(function_of(*find(definition), hook), self, args) : Arg();
}

bool Host::has(DefId definition, int hook, std::string_view key) const {
    const Loaded* loaded = find(definition);
    return loaded != nullptr && loaded->find(hook, key) != nullptr;
}

Arg Host::call(DefId definition, int hook, std::string_view key, Ref self, std::span<const Arg> args) {
    const Loaded* loaded = find(definition);
    const KeyedFunction* keyed = loaded != nullptr ? loaded->find(hook, key) : nullptr;
    if (keyed == nullptr) return {};
    const HookInfo& table = machine_->registries[loaded->registry]->hooks()[static_cast<std::size_t>(hook)];
    return run({*loaded, hook, *keyed->info, keyed->function, table.name, keyed->name}, self, args);
}

bool Host::concerns(DefId definition, int hook, Ref self, std::span<const Arg> args) const {
    const Loaded* loaded = find(definition);
    return loaded == nullptr || loaded->called(hook, *machine_, self, args);
}

Arg Host::call(std::string_view kind, std::string_view id, int hook, Ref self, std::span<const Arg> args) {
    return has(kind, id, hook) ? run(function_of(*find(kind, id), hook), self, args) : Arg();
}

Host::Function Host::function_of(const Loaded& loaded, int hook) const {
    const auto place = static_cast<std::size_t>(hook);
    const HookInfo& info = machine_->registries[loaded.registry]->hooks()[place];
    return {loaded, hook, info, loaded.hooks[place], {}, info.name};
}

Arg Host::run(const Function& function, Ref self, std::span<const Arg> args) {
    Machine& machine = *machine_;
    const Loaded& loaded = function.loaded;
    const HookInfo& info = function.info;
    const std::uint64_t number = ++calls_;
    // Rules cannot be skipped, but the hook for which they work can.
    const std::uint64_t blamed = info.rules ? blamed_ : number;
    returned_ = blamed;
    const bool called = loaded.called(function.hook, machine, self, args);
    // A loop of the rules around hooks that are never called would not be met anywhere else.
    if (!called && machine.budget.affords(0)) return info.result == Type::truth ? Arg(false) : Arg();
    if (std::find(skipped_.begin(), skipped_.end(), number) != skipped_.end()) return {};
    const auto at_definition = [&](std::string_view what) {
        return function.where(fmt::format("{}:{}: {}", loaded.source->file, loaded.source->line, what));
    };
    if (!called)
        throw ScriptError(at_definition("takes too long: 'when' is looked at too often between two answers"),
                          blamed);
    ++all_calls_;
    if (machine.budget.depth() >= machine.budget.limits().nesting)
        throw ScriptError(at_definition("effects set off effects without end"), blamed);
    HookCall call{machine, info, function.reference, self, args};
    std::string message;
    const std::uint64_t outer = std::exchange(blamed_, blamed);
    const bool done = call.run(message);
    blamed_ = outer;
    returned_ = blamed;
    if (done) return std::move(call.result);
    if (machine.thrown) std::rethrow_exception(std::exchange(machine.thrown, nullptr));
    if (machine.out_of_memory) throw OutOfMemory(at_definition("the script ran out of memory"), blamed);
    fail(function, message, blamed);
}

void Host::fail(const Function& function, const std::string& message, std::uint64_t number) const {
    Problem problem = machine_->locate(message);
    if (problem.file.empty()) {  // no line of it was running: the place where the definition stands
        problem.file = function.loaded.source->file;
        problem.line = function.loaded.source->line;
    }
    throw ScriptError(function.where(problem.show()), number);
}

void Host::refuse(DefId definition, int hook, const std::string& what) {
    const Loaded* loaded = find(definition);
    if (loaded == nullptr || !loaded->has(hook)) throw ScriptError(what, returned_);
    const Function function = function_of(*loaded, hook);
    fail(function, of_result(machine_->lua, function.reference, what), returned_);
}

void Host::attach(std::size_t registry, void* rules, Table* table) {
    machine_->handles.attach(registry, rules, table);
}
void Host::begin_span() { machine_->budget.begin_span(machine_->lua); }

void Host::begin_beat() {
    begin_span();
    machine_->budget.begin_beat();
    calls_ = 0;
    skipped_.clear();
}

void Host::skip(std::vector<std::uint64_t> calls) { skipped_ = std::move(calls); }
void Host::log_to(std::function<void(const LogLine&)> sink) { machine_->log = std::move(sink); }
double Host::peak_use() const { return machine_->budget.peak(); }

}  // namespace tankard::script
