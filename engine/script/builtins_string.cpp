// string.*: plain functions on bytes. No patterns, because they can run for minutes; no locale.
#include "script/builtins.h"
#include "script/machine.h"

#include <algorithm>

namespace tankard::script {
namespace {

/// A position as Lua counts them, negative ones from the end, as 1 .. size + 1.
std::size_t position(lua_Integer at, std::size_t size, bool end) {
    const auto length = static_cast<lua_Integer>(size);
    if (at < 0) at = at + length + 1 < 0 ? 0 : at + length + 1;
    if (end) return static_cast<std::size_t>(std::clamp<lua_Integer>(at, 0, length));
    return static_cast<std::size_t>(std::clamp<lua_Integer>(at, 1, length + 1));
}

int on_len(lua_State* lua) {
    lua_pushinteger(lua, static_cast<lua_Integer>(text_arg(lua, 1, "string.len").size()));
    return 1;
}

int on_sub(lua_State* lua) {
    const std::string_view text = text_arg(lua, 1, "string.sub");
    const std::size_t from = position(integer_arg(lua, 2, "string.sub"), text.size(), false);
    const std::size_t to = lua_isnoneornil(lua, 3)
                               ? text.size()
                               : position(integer_arg(lua, 3, "string.sub"), text.size(), true);
    push_text(lua, from > to ? std::string_view() : text.substr(from - 1, to - from + 1), "string.sub");
    return 1;
}

template <char First, char Last, int Change>
int on_case(lua_State* lua) {
    std::string text(text_arg(lua, 1, "string.upper or lower"));
    for (char& letter : text)
        if (letter >= First && letter <= Last) letter = static_cast<char>(letter + Change);
    push_text(lua, text, "string.upper or lower");
    return 1;
}

int on_rep(lua_State* lua) {
    const std::string_view text = text_arg(lua, 1, "string.rep");
    const lua_Integer times = integer_arg(lua, 2, "string.rep");
    const std::string_view between = lua_isnoneornil(lua, 3) ? "" : text_arg(lua, 3, "string.rep");
    const std::size_t most = Machine::of(lua).budget.limits().text;
    std::string result;
    const std::size_t piece = text.size() + between.size();
    if (piece > 0)
        for (lua_Integer i = 0; i < times && result.size() <= most; ++i) {
            if (i > 0) result += between;
            result += text;
        }
    Machine::of(lua).budget.charge(lua, result.size() / 8);
    push_text(lua, result, "string.rep");
    return 1;
}

int on_find(lua_State* lua) {
    const std::string_view text = text_arg(lua, 1, "string.find");
    const std::string_view wanted = text_arg(lua, 2, "string.find");
    const std::size_t from =
        lua_isnoneornil(lua, 3) ? 1 : position(integer_arg(lua, 3, "string.find"), text.size(), false);
    Machine::of(lua).budget.charge(lua, 1 + text.size() / 4 + text.size() * wanted.size() / 1024);
    const std::size_t at = text.find(wanted, from - 1);
    if (at == std::string_view::npos) return lua_pushnil(lua), 1;
    lua_pushinteger(lua, static_cast<lua_Integer>(at) + 1);
    lua_pushinteger(lua, static_cast<lua_Integer>(at) + static_cast<lua_Integer>(wanted.size()));
    return 2;
}

int on_byte(lua_State* lua) {
    const std::string_view text = text_arg(lua, 1, "string.byte");
    const lua_Integer at = lua_isnoneornil(lua, 2) ? 1 : integer_arg(lua, 2, "string.byte");
    const lua_Integer place = at < 0 ? static_cast<lua_Integer>(text.size()) + at : at - 1;
    if (place < 0 || place >= static_cast<lua_Integer>(text.size())) return lua_pushnil(lua), 1;
    lua_pushinteger(lua, static_cast<unsigned char>(text[static_cast<std::size_t>(place)]));
    return 1;
}

int on_char(lua_State* lua) {
    charge_values(lua);
    std::string text;
    for (int at = 1; at <= lua_gettop(lua); ++at) {
        const lua_Integer code = integer_arg(lua, at, "string.char");
        if (code < 1 || code > 255) fail(lua, "string.char: a code is 1 to 255");
        text += static_cast<char>(code);
    }
    push_text(lua, text, "string.char");
    return 1;
}

int on_format(lua_State* lua) {
    const std::string_view pattern = text_arg(lua, 1, "string.format");
    const std::size_t most = Machine::of(lua).budget.limits().text;
    std::string text;
    int next = 2;
    for (std::size_t i = 0; i < pattern.size() && text.size() <= most; ++i) {
        if (pattern[i] != '%') {
            text += pattern[i];
            continue;
        }
        const char what = ++i < pattern.size() ? pattern[i] : ' ';
        if (what == '%') {
            text += '%';
            continue;
        }
        if (what != 'd' && what != 's') fail(lua, "string.format: knows %d, %s and %% only");
        if (next > lua_gettop(lua)) fail(lua, "string.format: there are more places than values");
        text += what == 'd' ? std::to_string(integer_arg(lua, next, "string.format")) : to_text(lua, next);
        ++next;
    }
    push_text(lua, text, "string.format");
    return 1;
}

constexpr luaL_Reg kFunctions[] = {{"len", on_len},
                                   {"sub", on_sub},
                                   {"upper", on_case<'a', 'z', 'A' - 'a'>},
                                   {"lower", on_case<'A', 'Z', 'a' - 'A'>},
                                   {"rep", on_rep},
                                   {"find", on_find},
                                   {"byte", on_byte},
                                   {"char", on_char},
                                   {"format", on_format}};

}  // namespace

void push_string_library(lua_State* lua) {
    lua_createtable(lua, 0, 16);
    for (const luaL_Reg& function : kFunctions) {
        lua_pushcfunction(lua, function.func);
        lua_setfield(lua, -2, function.name);
    }
}

}  // namespace tankard::script
