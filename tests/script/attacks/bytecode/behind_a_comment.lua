-- expect: unexpected symbol
return LuaT
