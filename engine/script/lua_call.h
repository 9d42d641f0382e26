// A verb's call on Lua's stack: the handle at 1, the values behind it. Each value is read straight as what
// the verb wants; only if it is none of that is it looked at again, for the sentence that says so.
#pragma once

#include "registry/verb.h"
#include "script/lua.h"

namespace tankard::script {

class Handles;

class LuaCall final : public Call {
 public:
    LuaCall(lua_State* lua, Handles& handles, const Verb& verb, void* rules, const Table& table, Ref self)
        : Call(rules, table, self), lua_(lua), handles_(handles), params_(verb.params) {}

    bool given(std::size_t param) const override;
    bool truth(std::size_t param) override;
    int integer(std::size_t param) override;
    std::string_view text(std::size_t param) override;
    Word word(std::size_t param) override;
    Ref handle(std::size_t param) override;
    Refs handles(std::size_t param) override;
    Questions questions(std::size_t param) override;
    Slots slots(std::size_t param) override;
    Value value(std::size_t param) override;
    Arg any(std::size_t param) override;

    void answer(const Plain& plain) override;
    void answer(const Value& value) override;
    void answer(const Arg& arg) override;
    void answer(std::span<const Ref> handles) override;
    void answer(std::span<const CardId> cards) override;

 private:
    static int place(std::size_t param) { return static_cast<int>(param) + 2; }
    /// A value of the declared type; a VerbError if it is none.
    Arg read(std::size_t param);
    /// The VerbError for a value that is not of its type.
    [[noreturn]] void misfit(std::size_t param);

    lua_State* lua_;
    Handles& handles_;
    std::span<const Param> params_;
};

}  // namespace tankard::script
