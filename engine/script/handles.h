// Handles: what scripts hold of the table. A handle is a light userdata with the bits of a Ref; all share one
// metatable, whose __index looks the word up among the verbs of the registries: by its address, because Lua
// keeps equal short texts once. Nothing is allocated on the way. Each pair of (kind, aspect) is an interface;
// verbs of all receivers with one interface stand together, the first declared winning.
//
// Every card also has `id` (its definition), `is_alive` and `state`, its memory: a proxy on Table::memory
// that reads and writes plain values; seats and the table have `state` where their receiver says so. Where a
// registry has hooks that scripts may call, cards also have `call` and `has`, and what stands for a
// remembering table has `fold` and `call_all`, which ask the same of many cards. A handle that points at a
// card which has left play answers nothing but `is_alive`.
#pragma once

#include "registry/registry.h"
#include "script/lua.h"
#include "script/questions.h"

#include <array>
#include <cstdint>
#include <deque>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tankard::script {

struct Machine;

/// A text where Lua keeps it, and its name. Another may come to lie in its place.
struct NamedText {
    const char* place = nullptr;
    std::string letters;
    Name name;
};

class Handles {
    struct Interface;
    struct Attached {
        void* rules = nullptr;
        Table* table = nullptr;
    };

 public:
    explicit Handles(Machine& machine);

    void open(lua_State* lua);
    void attach(std::size_t registry, void* rules, Table* table);
    Table* table() const { return table_; }

    /// "a hero", "a card"; "a state" for the proxy.
    std::string describe(Ref ref) const;
    /// "card:hammer", "hero:1", "turn".
    std::string show(Ref ref) const;
    /// The word for `type(handle)`.
    std::string_view face_name(Ref ref) const;

    void push(lua_State* lua, const Arg& arg) const;
    void push_plain(lua_State* lua, const Plain& plain) const;
    void push_list(lua_State* lua, std::span<const Ref> handles) const;
    void push_list(lua_State* lua, std::span<const CardId> cards) const;
    /// "a seat", "a list of seats": the type in the words of this game.
    std::string name_of(Type type) const;
    /// The name of a text that Lua keeps, or of the one at a place of the stack.
    Name name_of(std::string_view text);
    Name name_at(lua_State* lua, int at);
    /// Whether a handle is one of that type, and what it means lives.
    bool lives_as(Ref ref, Type type) const;
    /// Reads a Lua value as a declared type; returns what is wrong ("should be a text, not nothing"), or
    /// nothing.
    std::string read(lua_State* lua, int at, Type type, Arg& arg, Range range = kAnyNumber);

    enum class Builtin : std::uint8_t { none, id, is_alive, state, call, has, fold, call_all };
    struct Member {
        const Verb* verb = nullptr;
        const Attached* game = nullptr;  ///< that answers the verb
        Builtin builtin = Builtin::none;
        const Interface* interface = nullptr;
        int closure = LUA_NOREF;     ///< of a verb, in Lua's registry
        const void* word = nullptr;  ///< its name where Lua keeps it
    };

    struct Found {
        const Member* member = nullptr;
        Type type = Type::nothing;  ///< truth, integer, text, hero or card
        std::span<const std::string_view> words{};
        std::string wrong{};  ///< if there is none
    };
    /// The property of a hook's parameter, if its answer can be compared.
    Found property(Type type, std::string_view parameter, std::string_view name) const;
    /// What a property answers; nothing if it cannot be asked. Passes the rules' own exceptions on, but for
    /// VerbError.
    Plain read(const Member& property, Ref self) const;
    /// The hero in whose area a card lies; the nothing-Ref for others.
    Ref owner_of(Ref card) const;

 private:
    struct Interface {
        RefKind kind = RefKind::none;
        int aspect = 0;
        std::string_view name;
        std::vector<std::string_view> names;
        std::vector<const Member*> members;  // at the place of their word's address; a power of two
    };

    const Interface* interface_of(Ref ref) const {
        const auto kind = static_cast<std::size_t>(ref.kind());
        if (kind < by_kind_.size() && by_kind_[kind] != nullptr) return by_kind_[kind];
        return face_of(ref);
    }
    /// Of the handles of one kind with several faces.
    const Interface* face_of(Ref ref) const;
    std::string_view id_of(CardId card) const;
    Interface& interface(const Receiver& receiver);
    /// Where the search for a word begins among an interface's members.
    static std::size_t place_of(const Interface& interface, const void* word);
    static const Member* find(const Interface& interface, const void* word);
    /// A hook that scripts may call, and the registry that has it.
    struct Callable {
        const HookInfo* info = nullptr;
        int number = 0;
        const char* word = nullptr;  ///< its name where Lua keeps it
    };
    void open_hooks(lua_State* lua);
    const Callable& callable_at(lua_State* lua, int at, std::string_view verb) const;
    const Attached& game_of(lua_State* lua, const Member& member) const;
    [[noreturn]] void not_played(lua_State* lua, const Member& member) const;
    template <typename Ask>
    auto asked(lua_State* lua, std::string_view interface, std::string_view name, Ask ask) const;
    int read(lua_State* lua, const Member& member, Ref self) const;
    int call(lua_State* lua, const Member& member, Ref self);
    int call_verb(lua_State* lua, const Member& member);
    int call_hook(lua_State* lua, const Member& member);
    int call_many(lua_State* lua, const Member& member);
    Arg read_param(lua_State* lua, const HookInfo& info, std::size_t param, int at);
    int assign(lua_State* lua, const Member& member, Ref self) const;
    std::string read_list(lua_State* lua, int at, Type each, Refs& refs);
    std::string read_thing(lua_State* lua, int at, Type type, Arg& arg) const;
    bool fits(Ref ref, Type type) const;
    template <typename Each>
    void push_list(lua_State* lua, std::size_t count, Each each) const;
    int builtin(lua_State* lua, const Member& member, Ref self) const;
    void check_alive(lua_State* lua, const Interface& interface, Ref self) const;
    [[noreturn]] void gone(lua_State* lua, const Interface& interface) const;
    [[noreturn]] void unknown(lua_State* lua, const Interface& interface) const;

    static int on_index(lua_State* lua);
    static int on_set(lua_State* lua);
    static int on_verb(lua_State* lua);
    static int on_hook(lua_State* lua);

    Machine* machine_;
    std::deque<Interface> interfaces_;            // stable addresses, too
    std::array<const Interface*, 16> by_kind_{};  ///< where a kind of handle has one; none for tables
    std::deque<Member> members_;                  // stable addresses: Lua keeps pointers
    std::vector<Attached> attached_;              // one of each registry: members point at theirs
    std::vector<Callable> callable_;
    QuestionReader questions_;
    std::vector<NamedText> names_;  ///< of texts that were looked up lately, by their address
    Table* table_ = nullptr;
};

/// The handle at a place of the stack; the nothing-Ref if there is none.
Ref handle_at(lua_State* lua, int at);
void push_handle(lua_State* lua, Ref ref);

}  // namespace tankard::script
