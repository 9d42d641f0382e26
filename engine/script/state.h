// `self.state`: what a card remembers, or a seat, or the table, where its rule set says so: plain values that
// live on the table (Table::memory) and so are saved, copied, hashed and undone with it. The proxy is a
// handle of a kind of its own. Reading a table gives a frozen copy; assigning copies in. Each remembers at
// most 256 entries and 4096 bytes, 8 tables deep.
#pragma once

#include "script/handles.h"

namespace tankard::script {

inline constexpr auto kCardState = static_cast<RefKind>(0x40);
inline constexpr auto kSeatState = static_cast<RefKind>(0x41);
inline constexpr auto kTableState = static_cast<RefKind>(0x44);

/// The proxy of a card, a seat or the table.
Ref state_of(Ref owner);
inline bool is_state(Ref ref) {
    return ref.kind() == kCardState || ref.kind() == kSeatState || ref.kind() == kTableState;
}

/// __index and __newindex of the proxy: (state, key) and (state, key, value) stand on the stack.
int read_state(lua_State* lua, Machine& machine, Ref state);
int write_state(lua_State* lua, Machine& machine, Ref state);
/// Pushes a fresh table with everything that is remembered.
void push_state(lua_State* lua, Machine& machine, Ref state);

}  // namespace tankard::script
