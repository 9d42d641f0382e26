// What a running script has used up, and the allocator that counts its memory. Scripts count the words of
// what they run, step by step (script/steps.h), afresh for each span; our own C functions add the work that
// they do, because one word may call for any amount of it. Going over raises a Lua error that scripts cannot
// catch.
#pragma once

#include "script/limits.h"
#include "script/lua.h"
#include "script/pool.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>

namespace tankard::script {

class Budget {
 public:
    explicit Budget(const Limits& limits);

    const Limits& limits() const { return limits_; }
    /// Makes the variable that all steps take from. Once, protected.
    void open(lua_State* lua);
    /// The function on top of the stack, a compiled file, takes from it too.
    void join(lua_State* lua) const;
    /// `__look`: a thousand words and more have been taken; gives back how many are left until the next look.
    static int on_look(lua_State* lua);
    /// A lua_Alloc; `self` is a Budget. Strings and blocks beyond the limits are refused.
    static void* allocate(void* self, void* block, std::size_t old_size, std::size_t new_size);

    /// A new span: forgets what was used. While a hook waits in a question the answer
    /// counts against its questions.
    void begin_span(lua_State* lua);
    /// A beat begins: questions count from zero, and the memory of all its hooks.
    void begin_beat();
    /// An outermost hook begins: its memory counts from zero.
    void begin_hook();
    /// A file is loaded: both, within what the files before it have left of the budget of loading.
    void begin_file(lua_State* lua);
    void end_loading();
    /// Whether the budget of loading is used up: nothing more can be loaded.
    bool loading_is_spent() const;
    /// What the file that is being loaded has used.
    std::uint64_t instructions_used() const { return std::min(instructions_, allowed_); }
    std::size_t memory_used() const { return allocated_; }
    /// What is in use now, in bytes.
    std::size_t in_use() const { return in_use_; }
    int depth() const { return depth_; }
    void enter() { ++depth_; }
    void leave() { --depth_; }

    /// `work` in units of one instruction.
    bool affords(std::uint64_t work) const { return instructions_ + work <= allowed_; }
    void charge(lua_State* lua, std::uint64_t work) {
        instructions_ += work;
        if (instructions_ > allowed_) refuse(lua);
    }
    /// For work outside of Lua, where no error can be raised: what comes next meets it.
    void count(std::uint64_t work) { instructions_ += work; }
    /// For work on `bytes` bytes.
    void charge_bytes(lua_State* lua, std::size_t bytes) { charge(lua, 1 + bytes / 64); }
    /// For going over a table, beside its entries: one that was emptied keeps its places, up to 16,000.
    void charge_walk(lua_State* lua) { charge(lua, 100); }
    /// For an entry that a walk comes to: finding the next one may take as many steps as lie behind it.
    void charge_step(lua_State* lua, std::uint64_t work, std::size_t behind) {
        charge(lua, work + behind / 64);
    }
    void charge_verb(lua_State* lua);
    void charge_question(lua_State* lua);
    /// The greatest share of any limit that was used, 0 to 1 and a little.
    double peak() const;

 private:
    [[noreturn]] void refuse(lua_State* lua) const;

    bool may_grow(bool text, std::size_t new_size, std::size_t in_use) const;
    void note_places(std::size_t bytes);

    Limits limits_;
    int counter_ = LUA_NOREF;     ///< a function of Lua that has the variable
    std::uint64_t allowed_;       ///< instructions of this span, or of the file that is being loaded
    std::size_t allowed_memory_;  ///< of this hook, or of the file
    std::uint64_t allowed_places_;
    std::uint64_t instructions_ = 0;
    std::uint64_t loading_instructions_ = 0;  ///< by the files before
    std::size_t loading_memory_ = 0;
    std::uint64_t loading_places_ = 0;
    std::uint32_t verb_calls_ = 0;
    int depth_ = 0;
    int asked_ = 0;
    int answered_ = 0;
    std::size_t allocated_ = 0;
    std::size_t allocated_in_beat_ = 0;
    std::size_t in_use_ = 0;
    std::uint64_t places_ = 0;  ///< of the largest table that this hook made, for what is no list
    std::uint64_t walked_ = 0;  ///< places, summed up over every thousand instructions
    struct Most {
        std::uint64_t instructions = 0;
        std::uint32_t verb_calls = 0;
        int questions = 0;
        std::size_t allocated = 0;
    };
    Most most() const;

    Most most_;  ///< of all spans and hooks that are over
    Pool pool_;
};

}  // namespace tankard::script
