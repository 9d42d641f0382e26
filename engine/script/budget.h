// What a running script has used up, and the allocator that counts its memory. Instructions are counted by
// Lua's count hook, armed afresh for each span; our own C functions add the work that they do, because one
// instruction may call for any amount of it. Going over raises a Lua error that scripts cannot catch.
#pragma once

#include "script/limits.h"
#include "script/lua.h"

#include <cstddef>
#include <cstdint>

namespace tankard::script {

class Budget {
 public:
    explicit Budget(const Limits& limits) : limits_(limits) {}

    const Limits& limits() const { return limits_; }
    /// A lua_Alloc; `self` is a Budget. Strings and blocks beyond the limits are refused.
    static void* allocate(void* self, void* block, std::size_t old_size, std::size_t new_size);

    /// A new span: arms the count hook and forgets what was used. While a hook waits in a question the answer
    /// counts against its questions.
    void begin_span(lua_State* lua);
    /// An outermost hook begins, or a file is loaded: memory and questions count from zero.
    void begin_hook();
    int depth() const { return depth_; }
    void enter() { ++depth_; }
    void leave() { --depth_; }

    /// `work` in units of one instruction.
    bool affords(std::uint64_t work) const { return instructions_ + work <= limits_.instructions; }
    void charge(lua_State* lua, std::uint64_t work);
    /// For work on `bytes` bytes.
    void charge_bytes(lua_State* lua, std::size_t bytes) { charge(lua, 1 + bytes / 64); }
    /// For going over a table, beside its entries: one that was emptied keeps its places, up to 16,000.
    void charge_walk(lua_State* lua) { charge(lua, 100); }
    void charge_verb(lua_State* lua);
    void charge_question(lua_State* lua);
    /// The greatest share of any limit that was used, 0 to 1 and a little.
    double peak() const;

 private:
    static void on_count(lua_State* lua, lua_Debug* activation);

    Limits limits_;
    std::uint64_t instructions_ = 0;
    std::uint32_t verb_calls_ = 0;
    int depth_ = 0;
    int asked_ = 0;
    int answered_ = 0;
    std::size_t allocated_ = 0;
    std::size_t in_use_ = 0;
    struct Most {
        std::uint64_t instructions = 0;
        std::uint32_t verb_calls = 0;
        int questions = 0;
        std::size_t allocated = 0;
    };
    Most most() const;

    Most most_;  ///< of all spans and hooks that are over
};

}  // namespace tankard::script
