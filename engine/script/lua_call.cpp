#include "script/lua_call.h"

#include "script/machine.h"
#include "script/values.h"

#include <stdexcept>
#include <string>
#include <utility>
#include <variant>

#include <fmt/format.h>

namespace tankard::script {

Arg LuaCall::read(std::size_t param) {
    Arg arg;
    const Param& about = params_[param];
    const std::string wrong = handles_.read(lua_, place(param), about.type, arg, about.range);
    if (!wrong.empty()) throw VerbError(fmt::format("'{}' {}", about.name, wrong));
    return arg;
}

void LuaCall::misfit(std::size_t param) {
    read(param);
    throw std::logic_error("a value fits its declaration, but not the verb");
}

bool LuaCall::given(std::size_t param) const { return !lua_isnoneornil(lua_, place(param)); }

bool LuaCall::truth(std::size_t param) {
    if (!lua_isboolean(lua_, place(param))) misfit(param);
    return lua_toboolean(lua_, place(param)) != 0;
}

int LuaCall::integer(std::size_t param) {
    int whole = 0;
    const int at = place(param);
    const lua_Integer number = lua_type(lua_, at) == LUA_TNUMBER ? lua_tointegerx(lua_, at, &whole) : 0;
    const Range range = params_[param].range;
    if (whole == 0 || number < range.least || number > range.most) misfit(param);
    return static_cast<int>(number);
}

std::string_view LuaCall::text(std::size_t param) {
    if (lua_type(lua_, place(param)) != LUA_TSTRING) misfit(param);
    std::size_t size = 0;
    const char* letters = lua_tolstring(lua_, place(param), &size);
    Machine::of(lua_).budget.charge_bytes(lua_, size);
    return {letters, size};
}

Word LuaCall::word(std::size_t param) {
    const std::string_view letters = text(param);
    return {letters, handles_.name_of(letters)};
}

Ref LuaCall::handle(std::size_t param) {
    const Ref ref = handle_at(lua_, place(param));
    if (!handles_.lives_as(ref, params_[param].type)) misfit(param);
    return ref;
}

Refs LuaCall::handles(std::size_t param) { return std::get<Refs>(read(param)); }
Questions LuaCall::questions(std::size_t param) { return std::get<Questions>(read(param)); }
Slots LuaCall::slots(std::size_t param) { return std::get<Slots>(read(param)); }
Value LuaCall::value(std::size_t param) { return std::get<Value>(read(param)); }

Arg LuaCall::any(std::size_t param) { return params_[param].optional && !given(param) ? Arg() : read(param); }

void LuaCall::answer(const Plain& plain) { handles_.push_plain(lua_, plain); }
void LuaCall::answer(const Value& value) { push_value(lua_, value); }
void LuaCall::answer(const Arg& arg) { handles_.push(lua_, arg); }
void LuaCall::answer(std::span<const Ref> handles) { handles_.push_list(lua_, handles); }
void LuaCall::answer(std::span<const CardId> cards) { handles_.push_list(lua_, cards); }

}  // namespace tankard::script
