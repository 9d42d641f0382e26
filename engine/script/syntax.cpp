#include "script/syntax.h"

#include "script/lua.h"
#include "script/source.h"

#include <memory>

namespace tankard::script {

bool is_lua(std::string_view source) {
    const Screened screened = screen(source);
    if (!screened.mistake.empty()) return false;
    const std::unique_ptr<lua_State, decltype(&lua_close)> lua(luaL_newstate(), &lua_close);
    return lua == nullptr ||
           luaL_loadbufferx(lua.get(), screened.text.data(), screened.text.size(), "=", "t") == LUA_OK;
}

bool is_open(std::string_view source) { return screen(source).open; }

}  // namespace tankard::script
