// What goes to a verb and what comes back: Lua values as declared types, and the other way round.
#include "script/builtins.h"
#include "script/handles.h"
#include "script/machine.h"
#include "script/state.h"
#include "script/values.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

#include <fmt/format.h>

namespace tankard::script {

void Handles::push_plain(lua_State* lua, const Plain& plain) const {
    if (const auto* integer = std::get_if<std::int64_t>(&plain)) return lua_pushinteger(lua, *integer);
    if (const auto* ref = std::get_if<Ref>(&plain)) return push_handle(lua, *ref);
    if (const auto* truth = std::get_if<bool>(&plain)) return lua_pushboolean(lua, *truth ? 1 : 0);
    if (const auto* text = std::get_if<std::string_view>(&plain)) return push_outer_text(lua, *text);
    lua_pushnil(lua);
}

template <typename Each>
void Handles::push_list(lua_State* lua, std::size_t count, Each each) const {
    machine_->budget.charge(lua, count);
    lua_createtable(lua, static_cast<int>(count), 0);
    for (std::size_t i = 0; i < count; ++i) {
        push_handle(lua, each(i));
        lua_rawseti(lua, -2, static_cast<lua_Integer>(i) + 1);
    }
}

void Handles::push_list(lua_State* lua, std::span<const Ref> handles) const {
    push_list(lua, handles.size(), [&](std::size_t i) { return handles[i]; });
}

void Handles::push_list(lua_State* lua, std::span<const CardId> cards) const {
    push_list(lua, cards.size(), [&](std::size_t i) { return table_->ref(cards[i]); });
}

void Handles::push(lua_State* lua, const Arg& arg) const {
    if (const auto* text = std::get_if<std::string>(&arg)) return push_plain(lua, std::string_view(*text));
    if (const auto* real = std::get_if<double>(&arg)) return lua_pushnumber(lua, *real);
    if (const auto* refs = std::get_if<Refs>(&arg)) return push_list(lua, *refs);
    if (const auto* value = std::get_if<Value>(&arg)) return push_value(lua, *value);
    if (const auto* asked = std::get_if<Questions>(&arg)) return questions_.push(lua, asked->front());
    push_plain(lua, plain_of(arg));
}

std::string Handles::name_of(Type type) const {
    switch (type) {
        case Type::hero: return describe(Ref::seat(SeatId{}));
        case Type::heroes: return fmt::format("a list of {}s", face_name(Ref::seat(SeatId{})));
        default: return std::string(tankard::name_of(type));
    }
}

bool Handles::fits(Ref ref, Type type) const {
    switch (type) {
        case Type::hero: return ref.kind() == RefKind::seat;
        case Type::card: return ref.kind() == RefKind::card;
        case Type::zone: return ref.kind() == RefKind::zone;
        case Type::square: return ref.kind() == RefKind::square;
        case Type::edge: return ref.kind() == RefKind::edge;
        default: return ref.kind() != RefKind::table && !is_state(ref) && interface_of(ref) != nullptr;
    }
}

bool Handles::lives_as(Ref ref, Type type) const {
    return fits(ref, type) && table_ != nullptr && table_->alive(ref);
}

/// One handle of the type's kind, that lives.
std::string Handles::read_thing(lua_State* lua, int at, Type type, Arg& arg) const {
    const Ref ref = handle_at(lua, at);
    if (!fits(ref, type))
        return fmt::format("should be {}, not {}", name_of(type), script::describe(lua, at));
    if (table_ == nullptr || !table_->alive(ref))
        return fmt::format("is {} that has left play", describe(ref));
    arg = ref;
    return "";
}

std::string Handles::read_list(lua_State* lua, int at, Type each, Refs& refs) {
    const lua_Integer count = length(lua, at);
    machine_->budget.charge(lua, static_cast<std::uint64_t>(count) * 4);
    for (lua_Integer i = 1; i <= count; ++i) {
        Arg one;
        lua_geti(lua, at, i);
        const std::string wrong = read_thing(lua, lua_gettop(lua), each, one);
        lua_pop(lua, 1);
        if (!wrong.empty()) return fmt::format("[{}] {}", i, wrong);
        refs.push_back(std::get<Ref>(one));
    }
    return "";
}

std::string Handles::read(lua_State* lua, int at, Type type, Arg& arg, Range range) {
    auto misfit = [&] {
        return fmt::format("should be {}, not {}", name_of(type), script::describe(lua, at));
    };
    at = lua_absindex(lua, at);
    switch (type) {
        case Type::nothing: arg = {}; return "";
        case Type::truth:
            if (!lua_isboolean(lua, at)) return misfit();
            arg = lua_toboolean(lua, at) != 0;
            return "";
        case Type::integer: {
            int whole = 0;
            const lua_Integer number = lua_type(lua, at) == LUA_TNUMBER ? lua_tointegerx(lua, at, &whole) : 0;
            if (whole == 0) return misfit();
            arg = static_cast<std::int64_t>(number);
            return out_of(range, number);
        }
        case Type::text: {
            if (lua_type(lua, at) != LUA_TSTRING) return misfit();
            std::size_t size = 0;
            const char* letters = lua_tolstring(lua, at, &size);
            machine_->budget.charge_bytes(lua, size);
            arg.emplace<std::string>(letters, size);
            return "";
        }
        case Type::hero:
        case Type::card:
        case Type::zone:
        case Type::square:
        case Type::edge:
        case Type::thing: return read_thing(lua, at, type, arg);
        case Type::cards:
        case Type::heroes:
        case Type::squares: {
            if (lua_type(lua, at) != LUA_TTABLE) return misfit();
            Refs refs;
            const Type each = type == Type::cards    ? Type::card
                              : type == Type::heroes ? Type::hero
                                                     : Type::square;
            std::string wrong = read_list(lua, at, each, refs);
            arg = std::move(refs);
            return wrong;
        }
        case Type::question:
        case Type::questions: {
            if (lua_type(lua, at) != LUA_TTABLE) return misfit();
            Questions all;
            std::string wrong = type == Type::question ? questions_.read_one(lua, at, all)
                                                       : questions_.read_all(lua, at, all);
            arg = all;
            return wrong;
        }
        case Type::slots: {
            if (lua_type(lua, at) != LUA_TTABLE) return misfit();
            Slots all;
            std::string wrong = questions_.read_slots(lua, at, all);
            arg = all;
            return wrong;
        }
        case Type::page:
            if (lua_type(lua, at) != LUA_TSTRING && lua_type(lua, at) != LUA_TTABLE) return misfit();
            [[fallthrough]];
        case Type::value: {
            Value value;
            const std::string wrong = to_value(lua, at, value, 8);
            if (!wrong.empty()) return fmt::format("should be a plain value, not {}", wrong);
            arg = std::move(value);
            return "";
        }
    }
    return misfit();
}

}  // namespace tankard::script
