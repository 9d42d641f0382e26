#include "script/budget.h"

#include "script/machine.h"

#include <algorithm>
#include <bit>
#include <string_view>

namespace tankard::script {
namespace {

constexpr lua_Integer kStep = 1000;      // words between two looks
constexpr std::size_t kStringHead = 64;  // Lua's own header on a string, generously
constexpr std::size_t kPlace = 24;       // of a table's part for what is no list, in Lua 5.4
constexpr std::size_t kFewPlaces = 256;

}  // namespace

Budget::Budget(const Limits& limits)
    : limits_(limits),
      allowed_(limits.instructions),
      allowed_memory_(limits.memory_per_hook),
      allowed_places_(limits.places) {}

/// That part is always a power of two: there is no other way to learn of it.
void Budget::note_places(std::size_t bytes) {
    const std::size_t places = bytes / kPlace;
    if (places > kFewPlaces && places * kPlace == bytes && std::has_single_bit(places))
        places_ = std::max<std::uint64_t>(places_, places);
}

/// What becomes smaller is never refused.
bool Budget::may_grow(bool text, std::size_t new_size, std::size_t in_use) const {
    return new_size <= limits_.block && !(text && new_size > limits_.text + kStringHead) &&
           allocated_ + new_size <= allowed_memory_ &&
           allocated_in_beat_ + new_size <= limits_.memory_per_beat && in_use <= limits_.memory;
}

void* Budget::allocate(void* self, void* block, std::size_t old_size, std::size_t new_size) {
    auto& budget = *static_cast<Budget*>(self);
    const std::size_t in_use = budget.in_use_ + new_size - (block != nullptr ? old_size : 0);
    if (new_size == 0) {
        budget.in_use_ = block != nullptr ? in_use : budget.in_use_;
        if (block != nullptr) budget.pool_.release(block, old_size);
        return nullptr;
    }
    // For a new object Lua passes its type in place of the old size.
    const bool grows = block == nullptr || new_size > old_size;
    const bool text = block == nullptr && old_size == LUA_TSTRING;
    if (grows && !budget.may_grow(text, new_size, in_use)) return nullptr;
    void* moved = budget.pool_.resize(block, old_size, new_size);
    if (moved == nullptr) return nullptr;
    if (grows) {
        budget.allocated_ += new_size;
        budget.allocated_in_beat_ += new_size;
        if (block == nullptr && old_size == 0) budget.note_places(new_size);
    }
    budget.in_use_ = in_use;
    return moved;
}

void Budget::begin_span(lua_State* lua) {
    most_.instructions = std::max(most_.instructions, instructions_);
    most_.verb_calls = std::max(most_.verb_calls, verb_calls_);
    instructions_ = 0;
    verb_calls_ = 0;
    walked_ = 0;
    if (depth_ > 0 && ++answered_ > limits_.questions) instructions_ = limits_.instructions;
    if (counter_ == LUA_NOREF) return;
    lua_rawgeti(lua, LUA_REGISTRYINDEX, counter_);
    lua_pushinteger(lua, kStep);
    lua_setupvalue(lua, -2, 1);
    lua_pop(lua, 1);
}

void Budget::begin_beat() {
    most_.questions = std::max({most_.questions, asked_, answered_});
    asked_ = 0;
    answered_ = 0;
    allocated_in_beat_ = 0;
}

void Budget::begin_hook() {
    most_.allocated = std::max(most_.allocated, allocated_);
    allocated_ = 0;
    places_ = 0;
}

void Budget::begin_file(lua_State* lua) {
    loading_instructions_ += std::min(instructions_, allowed_);
    loading_memory_ += allocated_;
    loading_places_ += walked_;
    begin_beat();
    begin_hook();
    begin_span(lua);
    const auto left = [](auto limit, auto all, auto used) {
        return std::min(limit, all - std::min(all, used));
    };
    allowed_ = left(limits_.instructions, limits_.loading_instructions, loading_instructions_);
    allowed_memory_ = left(limits_.memory_per_hook, limits_.loading_memory, loading_memory_);
    allowed_places_ = left(limits_.places, limits_.loading_places, loading_places_);
}

void Budget::end_loading() {
    begin_hook();
    allowed_ = limits_.instructions;
    allowed_memory_ = limits_.memory_per_hook;
    allowed_places_ = limits_.places;
}

bool Budget::loading_is_spent() const {
    return loading_instructions_ + instructions_ >= limits_.loading_instructions ||
           loading_memory_ + allocated_ >= limits_.loading_memory ||
           loading_places_ + walked_ >= limits_.loading_places;
}

Budget::Most Budget::most() const {
    return {std::max(most_.instructions, instructions_), std::max(most_.verb_calls, verb_calls_),
            std::max({most_.questions, asked_, answered_}), std::max(most_.allocated, allocated_)};
}

double Budget::peak() const {
    auto share = [](auto used, auto limit) { return static_cast<double>(used) / static_cast<double>(limit); };
    const Most used = most();
    return std::max({share(used.instructions, limits_.instructions),
                     share(used.verb_calls, limits_.verb_calls), share(used.questions, limits_.questions),
                     share(used.allocated, limits_.memory_per_hook)});
}

/// What was charged is more than there was.
void Budget::refuse(lua_State* lua) const {
    if (allowed_ < limits_.instructions)
        fail(lua, "takes too long: all files together ask for more than loading them may take");
    if (answered_ > limits_.questions) fail(lua, "asks too many questions in one go");
    fail(lua, "takes too long: is there a loop that never ends?");
}

void Budget::charge_verb(lua_State* lua) {
    charge(lua, 10);
    if (++verb_calls_ > limits_.verb_calls)
        fail(lua, "does too much between two answers: is there a loop that never ends?");
}

void Budget::charge_question(lua_State* lua) {
    if (++asked_ > limits_.questions) fail(lua, "asks too many questions in one go");
}

void Budget::open(lua_State* lua) {
    if (luaL_loadstring(lua, "local left = 0 return function() return left end") != LUA_OK) lua_error(lua);
    lua_call(lua, 0, 1);
    counter_ = luaL_ref(lua, LUA_REGISTRYINDEX);
}

void Budget::join(lua_State* lua) const {
    const int file = lua_gettop(lua);
    lua_rawgeti(lua, LUA_REGISTRYINDEX, counter_);
    for (int i = 1; const char* name = lua_getupvalue(lua, file, i); ++i) {
        lua_pop(lua, 1);
        if (std::string_view(name) == "__left") lua_upvaluejoin(lua, file, i, file + 1, 1);
    }
    lua_pop(lua, 1);
}

int Budget::on_look(lua_State* lua) {
    auto& budget = Machine::of(lua).budget;
    lua_Debug frame;
    if (lua_getstack(lua, budget.limits_.calls + 1, &frame) != 0)  // this function is one of them
        fail(lua, "calls functions inside functions without end");
    // A call moves all its values in one instruction.
    for (int level = 0; lua_getstack(lua, level, &frame) != 0; ++level)
        if (lua_getlocal(lua, &frame, -1 - budget.limits_.values) != nullptr)
            fail(lua, "hands over too many values at once; put them into a table");
    const lua_Integer looks = (kStep - 1 - lua_tointeger(lua, 1)) / kStep;
    if (budget.places_ > 0 &&
        (budget.walked_ += static_cast<std::uint64_t>(looks) * budget.places_) > budget.allowed_places_)
        lua_newuserdatauv(lua, budget.limits_.block + 1,
                          0);  // is refused: the memory of large tables is spent
    budget.charge(lua, static_cast<std::uint64_t>(looks * kStep));
    lua_pushinteger(lua, lua_tointeger(lua, 1) + looks * kStep);
    return 1;
}

}  // namespace tankard::script
