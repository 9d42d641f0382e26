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

CardId living_card(lua_State* lua, const Machine& machine, Ref state) {
    const Table* table = machine.handles.table();
    if (table == nullptr || !table->alive(card_of(state)))
        fail(lua, "this card has left play: it remembers nothing");
    return card_of(state).as_card();
}

std::string_view word_at(lua_State* lua, int at) {
    if (lua_type(lua, at) != LUA_TSTRING)
        fail(lua,
             fmt::format("a key of self.state should be a text or an integer, not {}", describe(lua, at)));
    std::size_t size = 0;
    const char* text = lua_tolstring(lua, at, &size);
    return {text, size};
}

Value::Key key_at(lua_State* lua, int at) {
    if (lua_isinteger(lua, at) != 0) return static_cast<std::int64_t>(lua_tointeger(lua, at));
    return std::string(word_at(lua, at));
}

std::string path_of(const Value::Key& key) {
    if (const auto* number = std::get_if<std::int64_t>(&key)) return fmt::format("self.state[{}]", *number);
    return "self.state." + std::get<std::string>(key).substr(0, 60);
}

}  // namespace

Ref state_of(Ref card) {
    return Ref::from_bits((card.bits() & 0x00ffffffffffffff) | static_cast<std::uint64_t>(kStateKind) << 56);
}

Ref card_of(Ref state) {
    return Ref::from_bits((state.bits() & 0x00ffffffffffffff) | static_cast<std::uint64_t>(RefKind::card)
                                                                    << 56);
}

int read_state(lua_State* lua, Machine& machine, Ref state) {
    const CardId card = living_card(lua, machine, state);
    const Value& memory = machine.handles.table()->memory(card);
    const Value& value =
        lua_isinteger(lua, 2) != 0 ? memory.at(lua_tointeger(lua, 2)) : memory.at(word_at(lua, 2));
    machine.budget.charge(lua, 1);
    push_value(
        lua, value,
        value.is_table() ? fmt::format("assign a new table to {} instead", path_of(key_at(lua, 2))) : "");
    return 1;
}

int write_state(lua_State* lua, Machine& machine, Ref state) {
    const CardId card = living_card(lua, machine, state);
    if (machine.filters > 0)
        fail(lua, "self.state cannot be set here: this hook only answers a question of the rules");
    const Value::Key key = key_at(lua, 2);
    Value value;
    const std::string wrong = to_value(lua, 3, value, kDepth - 1);
    if (!wrong.empty()) fail(lua, fmt::format("{} can keep plain values only, not {}", path_of(key), wrong));
    Table& table = *machine.handles.table();
    Value after = table.memory(card);
    after.set(key, std::move(value));
    Size size;
    measure(after, size);
    if (size.entries > kEntries || size.bytes > kBytes)
        fail(lua, fmt::format("{} would be too much: a card remembers at most {} entries and {} bytes",
                              path_of(key), kEntries, kBytes));
    machine.budget.charge(lua, 4 + size.entries);
    table.memory_for_change(card) = std::move(after);
    return 0;
}

void push_state(lua_State* lua, Machine& machine, Ref state) {
    const CardId card = living_card(lua, machine, state);
    const Value& memory = machine.handles.table()->memory(card);
    if (memory.is_table())
        push_value(lua, memory);
    else
        lua_newtable(lua);
}

}  // namespace tankard::script
