// `self.state`: what a card remembers, plain values that live on the table (Table::memory) and so are saved,
// copied, hashed and undone with it. The proxy is a handle of a kind of its own. Reading a table gives a
// frozen copy; assigning copies in. A card remembers at most 256 entries and 4096 bytes, 8 tables deep.
#pragma once

#include "script/handles.h"

namespace tankard::script {

constexpr auto kStateKind = static_cast<RefKind>(0x40);

Ref state_of(Ref card);
Ref card_of(Ref state);

/// __index and __newindex of the proxy: (state, key) and (state, key, value) stand on the stack.
int read_state(lua_State* lua, Machine& machine, Ref state);
int write_state(lua_State* lua, Machine& machine, Ref state);
/// Pushes a fresh table with everything that is remembered.
void push_state(lua_State* lua, Machine& machine, Ref state);

}  // namespace tankard::script
