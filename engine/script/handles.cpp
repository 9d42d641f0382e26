#include "script/handles.h"

#include "script/builtins.h"
#include "script/lua_call.h"
#include "script/machine.h"
#include "script/state.h"
#include "script/values.h"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdlib>
#include <exception>
#include <memory>
#include <stdexcept>

#include <fmt/format.h>

namespace tankard::script {
namespace {

constexpr std::size_t kMostParams = 8;
constexpr std::size_t kNamedTexts = 256;
const Receiver kPlainCard{"card", RefKind::card, 0, ""};

/// The values of one call: only as many as there are come into being.
class Arguments {
 public:
    Arguments() = default;
    ~Arguments() { std::destroy_n(first(), count_); }
    Arguments(const Arguments&) = delete;
    Arguments& operator=(const Arguments&) = delete;

    /// The next one, nothing as yet; at most kMostParams.
    Arg& add() { return *std::construct_at(first() + count_++); }
    std::span<Arg> all() { return {first(), count_}; }

 private:
    Arg* first() { return reinterpret_cast<Arg*>(room_); }

    alignas(Arg) std::byte room_[kMostParams * sizeof(Arg)];
    std::size_t count_ = 0;
};

std::string_view key_text(lua_State* lua, int at) {
    std::size_t size = 0;
    const char* text = lua_tolstring(lua, at, &size);
    return {text, size};
}

int on_show(lua_State* lua) {
    const std::string shown = Machine::of(lua).handles.show(handle_at(lua, 1));
    lua_pushlstring(lua, shown.data(), shown.size());
    return 1;
}

}  // namespace

Ref handle_at(lua_State* lua, int at) {
    // Nothing for all that is no handle: scripts have no userdata of another kind.
    return Ref::from_bits(reinterpret_cast<std::uintptr_t>(lua_touserdata(lua, at)));
}

void push_handle(lua_State* lua, Ref ref) {
    static_assert(sizeof(void*) == sizeof(std::uint64_t), "a handle is one pointer wide");
    if (!ref) return lua_pushnil(lua);
    if (ref.kind() == RefKind::number) return lua_pushinteger(lua, ref.as_number());
    // NOLINTNEXTLINE(performance-no-int-to-ptr): never followed
    lua_pushlightuserdata(lua, reinterpret_cast<void*>(static_cast<std::uintptr_t>(ref.bits())));
}

Handles::Handles(Machine& machine)
    : machine_(&machine), attached_(machine.registries.size()), questions_(*this), names_(kNamedTexts) {}

Handles::Interface& Handles::interface(const Receiver& receiver) {
    for (Interface& interface : interfaces_)
        if (interface.kind == receiver.kind && interface.aspect == receiver.aspect) return interface;
    return interfaces_.emplace_back(Interface{receiver.kind, receiver.aspect, receiver.name, {}, {}});
}

std::size_t Handles::place_of(const Interface& interface, const void* word) {
    return (reinterpret_cast<std::uintptr_t>(word) >> 3) & (interface.members.size() - 1);
}

const Handles::Member* Handles::find(const Interface& interface, const void* word) {
    for (std::size_t at = place_of(interface, word);; at = (at + 1) & (interface.members.size() - 1))
        if (const Member* member = interface.members[at]; member == nullptr || member->word == word)
            return member;
}

/// The hooks that scripts may call.
void Handles::open_hooks(lua_State* lua) {
    for (const Registry* registry : machine_->registries)
        for (std::size_t hook = 0; hook < registry->hooks().size(); ++hook)
            if (const HookInfo& info = registry->hooks()[hook]; info.callable) {
                if (info.params.empty() || info.params.size() > kMostParams)
                    throw std::logic_error("a hook that scripts call is given the game and at most 7 values");
                lua_pushlstring(lua, info.name.data(), info.name.size());
                callable_.push_back({&info, static_cast<int>(hook), lua_tostring(lua, -1)});
                luaL_ref(lua, LUA_REGISTRYINDEX);  // for ever, and so is its address
            }
}

void Handles::open(lua_State* lua) {
    questions_.open(lua);
    const auto& registries = machine_->registries;
    for (const Registry* registry : registries)
        for (const Receiver& receiver : registry->receivers())
            interface(receiver);
    interface(kPlainCard);
    auto add = [&](Interface& interface, std::string_view name, const Member& member) {
        if (std::find(interface.names.begin(), interface.names.end(), name) != interface.names.end()) return;
        interface.names.push_back(name);
        Member& kept = members_.emplace_back(member);
        kept.interface = &interface;
        lua_pushlstring(lua, name.data(), name.size());
        kept.word = lua_topointer(lua, -1);
        luaL_ref(lua, LUA_REGISTRYINDEX);  // for ever, and so is its address
        const bool of_hook = kept.builtin >= Builtin::call;
        if (!of_hook && (kept.builtin != Builtin::none || kept.verb->property)) return;
        lua_pushlightuserdata(lua, &kept);
        lua_pushcclosure(lua, of_hook ? on_hook : on_verb, 1);
        kept.closure = luaL_ref(lua, LUA_REGISTRYINDEX);
    };
    Interface& card = interface(kPlainCard);
    add(card, "id", {nullptr, nullptr, Builtin::id});
    add(card, "is_alive", {nullptr, nullptr, Builtin::is_alive});
    add(card, "state", {nullptr, nullptr, Builtin::state});
    open_hooks(lua);
    if (!callable_.empty()) {
        add(card, "call", {nullptr, nullptr, Builtin::call});
        add(card, "has", {nullptr, nullptr, Builtin::has});
    }
    for (const Registry* registry : registries)
        for (const Receiver& receiver : registry->receivers())
            if (receiver.remembers) {
                add(interface(receiver), "state", {nullptr, nullptr, Builtin::state});
                if (receiver.kind != RefKind::table || callable_.empty()) continue;
                add(interface(receiver), "fold", {nullptr, nullptr, Builtin::fold});
                add(interface(receiver), "call_all", {nullptr, nullptr, Builtin::call_all});
            }
    for (std::size_t r = 0; r < registries.size(); ++r)
        for (const Verb& verb : registries[r]->verbs()) {
            const Receiver* receiver = nullptr;
            for (std::size_t other = 0; other <= registries.size() && receiver == nullptr; ++other)
                for (const Receiver& one : registries[other == 0 ? r : other - 1]->receivers())
                    if (receiver == nullptr && one.name == verb.receiver) receiver = &one;
            if (verb.params.size() > kMostParams) throw std::logic_error("a verb has too many parameters");
            if (receiver != nullptr)
                add(interface(*receiver), verb.name, {&verb, &attached_[r], Builtin::none});
        }
    for (Interface& interface : interfaces_) {
        interface.members.resize(std::bit_ceil(2 * interface.names.size() + 1));
        const auto kind = static_cast<std::size_t>(interface.kind);
        if (interface.kind != RefKind::table && by_kind_.at(kind) == nullptr) by_kind_[kind] = &interface;
        for (const Member& member : members_) {
            if (member.interface != &interface) continue;
            std::size_t at = place_of(interface, member.word);
            while (interface.members[at] != nullptr)
                at = (at + 1) & (interface.members.size() - 1);
            interface.members[at] = &member;
        }
    }

    lua_pushlightuserdata(lua, nullptr);
    lua_createtable(lua, 0, 3);
    lua_pushcfunction(lua, on_index);
    lua_setfield(lua, -2, "__index");
    lua_pushcfunction(lua, on_set);
    lua_setfield(lua, -2, "__newindex");
    lua_pushcfunction(lua, on_show);
    lua_setfield(lua, -2, "__tostring");
    lua_setmetatable(lua, -2);
    lua_pop(lua, 1);
}

void Handles::attach(std::size_t registry, void* rules, Table* table) {
    attached_.at(registry) = {rules, table};
    table_ = table;
}

const Handles::Interface* Handles::face_of(Ref ref) const {
    for (const Interface& interface : interfaces_)
        if (interface.kind == ref.kind() &&
            (interface.kind != RefKind::table || interface.aspect == ref.as_number()))
            return &interface;
    return nullptr;
}

std::string_view Handles::face_name(Ref ref) const {
    if (is_state(ref)) return "state";
    const Interface* interface = interface_of(ref);
    return interface != nullptr ? interface->name : "handle";
}

Name Handles::name_of(std::string_view text) {
    NamedText& kept = names_[(reinterpret_cast<std::uintptr_t>(text.data()) >> 4) % kNamedTexts];
    if (kept.place != text.data() || kept.letters != text)
        kept = {text.data(), std::string(text), word_of(text)};
    return kept.name;
}

Name Handles::name_at(lua_State* lua, int at) { return name_of(key_text(lua, at)); }

std::string Handles::describe(Ref ref) const { return fmt::format("a {}", face_name(ref)); }

std::string Handles::show(Ref ref) const {
    std::string shown(face_name(ref));
    if (ref.kind() == RefKind::card && table_ != nullptr &&
        index(ref.as_card()) < static_cast<std::size_t>(table_->cards())) {
        const DefId def = table_->def(ref.as_card());
        if (def != DefId::none)
            shown += fmt::format(":{}", table_->catalogue().definitions[index(def)].text());
    }
    if (ref.kind() == RefKind::seat) shown += fmt::format(":{}", number_of(ref.as_seat()) + 1);
    if (ref.kind() == RefKind::square || ref.kind() == RefKind::edge)
        shown += fmt::format(":{}", ref.as_number());
    return shown;
}

Handles::Found Handles::property(Type type, std::string_view parameter, std::string_view name) const {
    const RefKind kind = type == Type::hero   ? RefKind::seat
                         : type == Type::card ? RefKind::card
                                              : RefKind::table;
    const auto interface = std::find_if(interfaces_.begin(), interfaces_.end(), [&](const Interface& each) {
        return each.kind == kind && (kind != RefKind::table || each.name == parameter);
    });
    if (interface == interfaces_.end()) return {.wrong = "has no properties"};
    std::vector<std::string_view> names;
    for (const Member& member : members_) {
        if (member.interface != &*interface) continue;
        if (member.builtin == Builtin::id && name == "id") return {&member, Type::text};
        const bool comparable = member.verb != nullptr && member.verb->read &&
                                (member.verb->result == Type::truth || member.verb->result == Type::integer ||
                                 member.verb->result == Type::text || member.verb->result == Type::hero ||
                                 member.verb->result == Type::card);
        if (!comparable) continue;
        if (member.verb->name == name) return {&member, member.verb->result, member.verb->words};
        names.push_back(member.verb->name);
    }
    if (std::find(interface->names.begin(), interface->names.end(), name) != interface->names.end())
        return {.wrong = fmt::format("'{}' of a {} cannot be compared here, but in an 'if' in the hook", name,
                                     interface->name)};
    return {.wrong =
                fmt::format("a {} has no property '{}'{}", interface->name, name, or_meant(name, names))};
}

Plain Handles::read(const Member& property, Ref self) const {
    if (table_ == nullptr || !table_->alive(self)) return {};
    if (property.builtin == Builtin::id) return id_of(self.as_card());
    const Attached& game = *property.game;
    if (game.rules == nullptr || game.table == nullptr) return {};
    try {
        return property.verb->read(game.rules, *game.table, self);
    } catch (const VerbError&) {
        return {};
    }
}

std::string_view Handles::id_of(CardId card) const {
    const DefId def = table_->def(card);
    return def == DefId::none ? "" : table_->catalogue().definitions[index(def)].text();
}

Ref Handles::owner_of(Ref card) const {
    if (table_ == nullptr || card.kind() != RefKind::card || !table_->alive(card)) return {};
    const SeatId seat = table_->seat_of(table_->where(card.as_card()));
    return seat == SeatId::none ? Ref() : Ref::seat(seat);
}

void Handles::unknown(lua_State* lua, const Interface& interface) const {
    if (lua_type(lua, 2) != LUA_TSTRING)
        fail(lua, fmt::format("{} {} cannot be looked up in {}", "the key", script::describe(lua, 2),
                              describe(handle_at(lua, 1))));
    const std::string_view word = key_text(lua, 2);
    fail(lua, fmt::format("a {} has no '{}'{}", interface.name, word.substr(0, 60),
                          or_meant(word, interface.names)));
}

inline void Handles::check_alive(lua_State* lua, const Interface& interface, Ref self) const {
    if (table_ == nullptr) gone(lua, interface);
    const RefKind kind = self.kind();
    const CardId card = self.as_card();
    const bool lives = kind == RefKind::card ? index(card) < static_cast<std::size_t>(table_->cards()) &&
                                                   table_->ref(card) == self
                                             : kind != RefKind::seat || table_->alive(self);
    if (!lives) gone(lua, interface);
}

void Handles::gone(lua_State* lua, const Interface& interface) const {
    if (table_ == nullptr) fail(lua, "no game is being played");
    fail(lua, fmt::format("this {} has left play", interface.name));
}

int Handles::builtin(lua_State* lua, const Member& member, Ref self) const {
    if (member.builtin == Builtin::is_alive) {
        lua_pushboolean(lua, table_ != nullptr && table_->alive(self) ? 1 : 0);
        return 1;
    }
    check_alive(lua, *interface_of(self), self);
    if (member.builtin == Builtin::state) {
        push_handle(lua, state_of(self));
        return 1;
    }
    const std::string_view id = id_of(self.as_card());
    lua_pushlstring(lua, id.data(), id.size());
    return 1;
}

void Handles::not_played(lua_State* lua, const Member& member) const {
    fail(lua, fmt::format("{}.{} cannot be used here: its game is not being played", member.interface->name,
                          member.verb->name));
}

inline const Handles::Attached& Handles::game_of(lua_State* lua, const Member& member) const {
    const Attached& game = *member.game;
    if (game.rules == nullptr || game.table == nullptr) not_played(lua, member);
    return game;
}

/// What a verb answers. Its own exceptions never pass through Lua as they are.
template <typename Ask>
auto Handles::asked(lua_State* lua, std::string_view interface, std::string_view name, Ask ask) const {
    std::string error;
    try {
        return ask();
    } catch (const VerbError& mistake) {
        error = mistake.what();
        if (error.empty()) error = "was misused";
    } catch (const std::exception&) {
        machine_->thrown = std::current_exception();
    }
    if (!error.empty()) fail(lua, fmt::format("{}:{}: {}", interface, name, error));
    lua_pushnil(lua);
    lua_error(lua);
    std::abort();  // not reached
}

int Handles::call(lua_State* lua, const Member& member, Ref self) {
    const Attached& game = game_of(lua, member);
    LuaCall call(lua, *this, *member.verb, game.rules, *game.table, self);
    asked(lua, member.interface->name, member.verb->name, [&] { return member.verb->call(call), true; });
    return 1;
}

inline int Handles::read(lua_State* lua, const Member& member, Ref self) const {
    const Attached& game = game_of(lua, member);
    const Plain answer = asked(lua, member.interface->name, member.verb->name,
                               [&] { return member.verb->read(game.rules, *game.table, self); });
    push_plain(lua, answer);
    return 1;
}

int Handles::call_verb(lua_State* lua, const Member& member) {
    const Verb& verb = *member.verb;
    auto say = [&](std::string_view what) {
        fail(lua, fmt::format("{}:{}: {}", member.interface->name, verb.name, what));
    };
    const Ref self = handle_at(lua, 1);
    const Interface* interface = self ? interface_of(self) : nullptr;
    if (interface != member.interface)
        say(fmt::format("should stand behind a {} and a colon, not {}", member.interface->name,
                        script::describe(lua, 1)));
    check_alive(lua, *interface, self);
    if (machine_->filters > 0 && (verb.changes || verb.draws || verb.asks))
        say("may not be used here: this hook only answers a question of the rules");
    const auto given = static_cast<std::size_t>(lua_gettop(lua) - 1);
    const std::size_t expected = verb.params.size();
    if (given > expected)
        say(fmt::format("takes {} value{}, not {}", expected, expected == 1 ? "" : "s", given));
    machine_->budget.charge_verb(lua);
    if (verb.asks) machine_->budget.charge_question(lua);
    return call(lua, member, self);
}

/// The hook that the text at `at` names; a script error if there is none.
const Handles::Callable& Handles::callable_at(lua_State* lua, int at, std::string_view verb) const {
    if (lua_type(lua, at) != LUA_TSTRING)
        fail(lua, fmt::format("{}: needs the name of a hook, not {}", verb, script::describe(lua, at)));
    const std::string_view name = key_text(lua, at);
    for (const Callable& each : callable_)
        if (each.word == name.data()) return each;  // Lua keeps equal short texts once
    for (const Callable& each : callable_)
        if (each.info->name == name) return each;
    std::vector<std::string_view> names;
    for (const Callable& each : callable_)
        names.push_back(each.info->name);
    fail(lua, fmt::format("{}: there is no hook '{}'{}", verb, name.substr(0, 60), or_meant(name, names)));
}

/// card:call("on_hit", seat, 3), card:has("on_hit").
int Handles::call_hook(lua_State* lua, const Member& member) {
    if (member.builtin == Builtin::fold || member.builtin == Builtin::call_all) return call_many(lua, member);
    const std::string_view verb = member.builtin == Builtin::call ? "card:call" : "card:has";
    const Ref self = handle_at(lua, 1);
    if (self.kind() != RefKind::card)
        fail(lua, fmt::format("{}: should stand behind a card and a colon, not {}", verb,
                              script::describe(lua, 1)));
    check_alive(lua, *interface_of(self), self);
    const Callable& hook = callable_at(lua, 2, verb);
    const HookInfo& info = *hook.info;
    const bool has = machine_->hooks->has(table_->def(self.as_card()), hook.number);
    if (member.builtin == Builtin::has) {
        machine_->budget.charge(lua, 4);
        lua_pushboolean(lua, has ? 1 : 0);
        return 1;
    }
    const auto say = [&](const std::string& what) {
        fail(lua, fmt::format("card:call \"{}\": {}", info.name, what));
    };
    const auto given = static_cast<std::size_t>(lua_gettop(lua)) - 2;
    const std::size_t expected = info.params.size() - 1;
    if (given > expected)
        say(fmt::format("takes {} value{}, not {}", expected, expected == 1 ? "" : "s", given));
    Arguments args;
    args.add() = Ref::table();
    for (std::size_t i = 1; i <= expected; ++i) {
        const Param& param = info.params[i];
        const int at = static_cast<int>(i) + 2;
        Arg& arg = args.add();
        if (param.optional && lua_isnoneornil(lua, at)) continue;
        const std::string wrong = read(lua, at, param.type, arg, param.range);
        if (!wrong.empty()) say(fmt::format("'{}' {}", param.name, wrong));
    }
    machine_->budget.charge_verb(lua);
    if (!has) return 0;
    const std::span<const Arg> all = args.all();
    push(lua, asked(lua, "card", "call", [&] {
             return machine_->hooks->call(table_->def(self.as_card()), hook.number, self, all);
         }));
    return 1;
}

/// One value that a hook is given.
Arg Handles::read_param(lua_State* lua, const HookInfo& info, std::size_t param, int at) {
    const Param& about = info.params[param];
    Arg arg;
    if (about.optional && lua_isnoneornil(lua, at)) return arg;
    const std::string wrong = read(lua, at, about.type, arg, about.range);
    if (!wrong.empty()) fail(lua, fmt::format("\"{}\": '{}' {}", info.name, about.name, wrong));
    return arg;
}

/// game:call_all("on_turn_end", cards, hero): calls the hook of each card that has it; how many these were.
/// game:fold("modify_attack", cards, 7, hero): what a filter makes of a number, card after card. Each is
/// given the number so far as its last value; who answers nothing leaves it as it is. Also how many had the
/// hook.
int Handles::call_many(lua_State* lua, const Member& member) {
    const bool folds = member.builtin == Builtin::fold;
    const std::string_view verb = folds ? "fold" : "call_all";
    const auto say = [&](const std::string& what) {
        fail(lua, fmt::format("{}:{}: {}", member.interface->name, verb, what));
    };
    const Ref self = handle_at(lua, 1);
    const Interface* interface = self ? interface_of(self) : nullptr;
    if (interface != member.interface)
        say(fmt::format("should stand behind a {} and a colon, not {}", member.interface->name,
                        script::describe(lua, 1)));
    check_alive(lua, *interface, self);
    const Callable& hook = callable_at(lua, 2, verb);
    const HookInfo& info = *hook.info;
    const std::size_t count = info.params.size();
    if (folds && (!info.filter || info.result != Type::integer || count < 2 ||
                  info.params.back().type != Type::integer))
        say(fmt::format("'{}' should be a filter whose last value is an integer, and which returns one",
                        info.name));
    if (lua_type(lua, 3) != LUA_TTABLE)
        say(fmt::format("'cards' should be a list of cards, not {}", script::describe(lua, 3)));
    const int most = static_cast<int>(count) + 2;
    if (lua_gettop(lua) > most)
        say(fmt::format("\"{}\" takes {} values in all, not {}", info.name, most - 1, lua_gettop(lua) - 1));
    Arguments args;
    args.add() = Ref::table();
    const std::size_t before = folds ? count - 1 : count;
    for (std::size_t i = 1; i < before; ++i)
        args.add() = read_param(lua, info, i, static_cast<int>(i) + (folds ? 4 : 3));
    if (folds) args.add() = read_param(lua, info, before, 4);
    machine_->budget.charge_verb(lua);
    const std::span<Arg> all = args.all();
    lua_Integer called = 0;
    for (lua_Integer place = 1; lua_geti(lua, 3, place) != LUA_TNIL; ++place) {
        const Ref card = handle_at(lua, -1);
        lua_pop(lua, 1);
        machine_->budget.charge(lua, 4);
        if (card.kind() != RefKind::card || !table_->alive(card))
            say(fmt::format("'cards' should be a list of cards in play: [{}] is none", place));
        const DefId def = table_->def(card.as_card());
        if (!machine_->hooks->has(def, hook.number)) continue;
        machine_->budget.charge_verb(lua);
        ++called;
        const Arg answer = asked(lua, member.interface->name, verb,
                                 [&] { return machine_->hooks->call(def, hook.number, card, all); });
        if (folds && std::holds_alternative<std::int64_t>(answer)) all[before] = answer;
    }
    if (folds) push(lua, all[before]);
    lua_pushinteger(lua, called);
    return folds ? 2 : 1;
}

int Handles::on_hook(lua_State* lua) {
    const auto* member = static_cast<const Member*>(lua_touserdata(lua, lua_upvalueindex(1)));
    return Machine::of(lua).handles.call_hook(lua, *member);
}

int Handles::on_verb(lua_State* lua) {
    const auto* member = static_cast<const Member*>(lua_touserdata(lua, lua_upvalueindex(1)));
    return Machine::of(lua).handles.call_verb(lua, *member);
}

int Handles::on_index(lua_State* lua) {
    Machine& machine = Machine::of(lua);
    Handles& handles = machine.handles;
    const Ref self = handle_at(lua, 1);
    if (is_state(self)) return read_state(lua, machine, self);
    const Interface* interface = handles.interface_of(self);
    if (interface == nullptr)
        fail(lua, fmt::format("{} has nothing that could be looked up", handles.show(self)));
    const Member* member = find(*interface, lua_topointer(lua, 2));
    if (member == nullptr) handles.unknown(lua, *interface);
    if (member->closure != LUA_NOREF) return lua_rawgeti(lua, LUA_REGISTRYINDEX, member->closure), 1;
    if (member->builtin != Builtin::none) return handles.builtin(lua, *member, self);
    handles.check_alive(lua, *interface, self);
    machine.budget.charge(lua, 4);
    return member->verb->read ? handles.read(lua, *member, self) : handles.call(lua, *member, self);
}

/// game.round = 3
int Handles::assign(lua_State* lua, const Member& member, Ref self) const {
    const Verb& verb = *member.verb;
    check_alive(lua, *interface_of(self), self);
    const auto say = [&](std::string_view what) {
        fail(lua, fmt::format("{}.{} {}", member.interface->name, verb.name, what));
    };
    if (machine_->filters > 0) say("cannot be set here: this hook only answers a question of the rules");
    int whole = 0;
    const lua_Integer number = lua_type(lua, 3) == LUA_TNUMBER ? lua_tointegerx(lua, 3, &whole) : 0;
    if (whole == 0) say(fmt::format("should be an integer, not {}", script::describe(lua, 3)));
    if (const std::string wrong = out_of(verb.range, number); !wrong.empty()) say(wrong);
    void* rules = game_of(lua, member).rules;
    machine_->budget.charge_verb(lua);
    asked(lua, member.interface->name, verb.name, [&] {
        verb.assign(rules, self, static_cast<std::int32_t>(number));
        return true;
    });
    return 0;
}

int Handles::on_set(lua_State* lua) {
    Machine& machine = Machine::of(lua);
    const Ref self = handle_at(lua, 1);
    if (is_state(self)) return write_state(lua, machine, self);
    const Handles& handles = machine.handles;
    const Interface* interface = handles.interface_of(self);
    const Member* member = interface != nullptr ? find(*interface, lua_topointer(lua, 2)) : nullptr;
    if (member != nullptr && member->verb != nullptr && member->verb->assign)
        return handles.assign(lua, *member, self);
    const std::string key =
        lua_type(lua, 2) == LUA_TSTRING ? std::string(key_text(lua, 2)) : script::describe(lua, 2);
    fail(lua, fmt::format("'{}' of {} cannot be set; a verb may do it, and self.state remembers", key,
                          machine.handles.describe(self)));
}

}  // namespace tankard::script
