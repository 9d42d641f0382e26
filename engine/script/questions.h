// Questions between scripts and rules: the table that a script writes,
//
//     { seat = seat, prompt = "bid", shape = "one", options = { { "take", card }, "pass" }, refused = { ... }
//     }
//
// as a Question, and a Question as a table for a script that advises. What a table says is checked here as
// far as a table can be; whether there is an answer at all, table/question.h tells. The buffers are used
// again and again: what was read lasts until something is read anew.
//
// Tables are walked in whatever order Lua keeps them: of several mistakes the one that is told is chosen by
// the order of the fields here, so that every process tells the same.
#pragma once

#include "registry/arg.h"
#include "script/lua.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tankard::script {

class Handles;

class QuestionReader {
 public:
    explicit QuestionReader(Handles& handles) : handles_(&handles) {}
    /// The names of all fields, of questions, options and refusals.
    static std::span<const std::string_view> words();
    /// Before the first table is read: keeps the names of all fields where Lua has them.
    void open(lua_State* lua);

    // The table at `at`; what is wrong with it, or an empty text.
    std::string read_one(lua_State* lua, int at, Questions& all);
    std::string read_all(lua_State* lua, int at, Questions& all);
    std::string read_slots(lua_State* lua, int at, Slots& all);

    /// Pushes a table of a question.
    void push(lua_State* lua, const Question& question) const;

 private:
    enum Word : std::uint8_t {
        seat,
        prompt,
        shape,
        options,
        refused,
        least,
        most,
        ordered,
        groups,
        slots,
        number,
        group,
        by,
        caution,
        way,
        figures,
        goals,
        cost,
        reason,
        about,
        kWords
    };

    /// The place of the text at `at` among the words from `first` to `last`; -1 if it is none of them.
    int word_at(lua_State* lua, int at, Word first, Word last) const;
    /// Walks the table on top of the stack, in whatever order; `read(key)` finds its value on top. The first
    /// mistake by `place(key)` counts.
    template <typename Read>
    std::string walk(lua_State* lua, std::string_view what, Word first, Word last, int list, Read read);
    std::string read(lua_State* lua, int at, Question& question);
    std::string read_field(lua_State* lua, Word field, Question& question);
    template <typename Read>
    std::string walk_list(lua_State* lua, std::uint64_t work, Read read);
    /// Of a question's options or refusals.
    template <typename Read>
    std::string each_of(lua_State* lua, Word field, std::string_view called, Read read);
    std::string read_option(lua_State* lua, Question& question);
    std::string read_refusal(lua_State* lua, Refusal& refusal);
    std::string read_name(lua_State* lua, Name& name);
    std::string read_seat(lua_State* lua, SeatId& id);
    std::string read_integer(lua_State* lua, std::int32_t least_value, std::int32_t most_value,
                             std::int32_t& integer);
    /// A handle, an integer, or the id of a definition as a text.
    std::string read_object(lua_State* lua, Ref& object);
    /// A list of at most so many squares, or of cards.
    std::string read_refs(lua_State* lua, RefKind kind, std::vector<Ref>& all);
    std::string read_goal(lua_State* lua, Goal& goal);
    std::string read_goals(lua_State* lua, std::vector<Goal>& all);

    Handles* handles_;
    std::array<const char*, kWords> words_{};
    std::vector<Question> questions_{1};
    std::array<Slot, 6> slots_{};
};

}  // namespace tankard::script
