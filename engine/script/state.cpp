#include "script/state.h"

#include "script/machine.h"
#include "script/values.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

#include <fmt/format.h>

namespace tankard::script {
namespace {

constexpr int kDepth = 8;
constexpr std::size_t kEntries = 256;
constexpr std::size_t kBytes = 4096;

struct Size {
    std::size_t entries = 0;
    std::size_t bytes = 0;
};

void measure(const Value& value, Size& size) {
    size.bytes += 8;
    if (const auto* text = value.text()) size.bytes += text->size();
    for (const auto& [key, inner] : value.entries()) {
        ++size.entries;
        if (const auto* word = std::get_if<std::string>(&key)) size.bytes += word->size();
        measure(inner, size);
    }
}

constexpr std::uint64_t kPayload = 0x00ffffffffffffff;

Ref of_kind(Ref ref, RefKind kind) {
    return Ref::from_bits((ref.bits() & kPayload) | static_cast<std::uint64_t>(kind) << 56);
}

Ref owner_of(Ref state) {
    return of_kind(state, state.kind() == kCardState   ? RefKind::card
                          : state.kind() == kSeatState ? RefKind::seat
                                                       : RefKind::table);
}

/// Whose memory it is, alive.
Ref living_owner(lua_State* lua, const Machine& machine, Ref state) {
    const Ref owner = owner_of(state);
    const Table* table = machine.handles.table();
    if (table == nullptr || !table->alive(owner))
        fail(lua,
             fmt::format("this {} has left play: it remembers nothing", machine.handles.face_name(owner)));
    return owner;
}

const Value& memory_of(const Table& table, Ref owner) {
    if (owner.kind() == RefKind::card) return table.memory(owner.as_card());
    return owner.kind() == RefKind::seat ? table.memory(owner.as_seat()) : table.memory();
}

Value& memory_for_change(Table& table, Ref owner) {
    if (owner.kind() == RefKind::card) return table.memory_for_change(owner.as_card());
    return owner.kind() == RefKind::seat ? table.memory_for_change(owner.as_seat())
                                         : table.memory_for_change();
}

const Value& value_at(const Value& memory, const Value::Key& key) {
    const auto* number = std::get_if<std::int64_t>(&key);
    return number != nullptr ? memory.at(*number) : memory.at(std::get<std::string>(key));
}

/// "self.state", "game.state".
std::string name_of(const Machine& machine, Ref owner) {
    return owner.kind() == RefKind::card ? "self.state"
                                         : fmt::format("{}.state", machine.handles.face_name(owner));
}

std::string_view word_at(lua_State* lua, int at) {
    if (lua_type(lua, at) != LUA_TSTRING)
        fail(lua, fmt::format("a key of {} should be a text or an integer, not {}",
                              name_of(Machine::of(lua), owner_of(handle_at(lua, 1))), describe(lua, at)));
    std::size_t size = 0;
    const char* text = lua_tolstring(lua, at, &size);
    return {text, size};
}

Value::Key key_at(lua_State* lua, int at) {
    if (lua_isinteger(lua, at) != 0) return static_cast<std::int64_t>(lua_tointeger(lua, at));
    return std::string(word_at(lua, at));
}

std::string path_of(const Machine& machine, Ref owner, const Value::Key& key) {
    const std::string state = name_of(machine, owner);
    if (const auto* number = std::get_if<std::int64_t>(&key)) return fmt::format("{}[{}]", state, *number);
    return state + "." + std::get<std::string>(key).substr(0, 60);
}

}  // namespace

Ref state_of(Ref owner) {
    return of_kind(owner, owner.kind() == RefKind::card   ? kCardState
                          : owner.kind() == RefKind::seat ? kSeatState
                                                          : kTableState);
}

int read_state(lua_State* lua, Machine& machine, Ref state) {
    const Ref owner = living_owner(lua, machine, state);
    const Value& memory = memory_of(*machine.handles.table(), owner);
    const Value& value =
        lua_isinteger(lua, 2) != 0 ? memory.at(lua_tointeger(lua, 2)) : memory.at(word_at(lua, 2));
    machine.budget.charge(lua, 1);
    push_value(lua, value,
               value.is_table()
                   ? fmt::format("assign a new table to {} instead", path_of(machine, owner, key_at(lua, 2)))
                   : "");
    return 1;
}

int write_state(lua_State* lua, Machine& machine, Ref state) {
    const Ref owner = living_owner(lua, machine, state);
    if (machine.filters > 0)
        fail(lua, fmt::format("{} cannot be set here: this hook only answers a question of the rules",
                              name_of(machine, owner)));
    const Value::Key key = key_at(lua, 2);
    Value value;
    const std::string wrong = to_value(lua, 3, value, kDepth - 1);
    if (!wrong.empty())
        fail(lua, fmt::format("{} can keep plain values only, not {}", path_of(machine, owner, key), wrong));
    Table& table = *machine.handles.table();
    Value& memory = memory_for_change(table, owner);
    Value before = value_at(memory, key);
    memory.set(key, std::move(value));
    Size size;
    measure(memory, size);
    if (size.entries > kEntries || size.bytes > kBytes) {
        memory.set(key, std::move(before));
        fail(lua,
             fmt::format("{} would be too much: a {} remembers at most {} entries and {} bytes",
                         path_of(machine, owner, key), machine.handles.face_name(owner), kEntries, kBytes));
    }
    machine.budget.charge(lua, 4 + size.entries);
    return 0;
}

void push_state(lua_State* lua, Machine& machine, Ref state) {
    const Value& memory = memory_of(*machine.handles.table(), living_owner(lua, machine, state));
    if (memory.is_table())
        push_value(lua, memory);
    else
        lua_newtable(lua);
}

}  // namespace tankard::script
