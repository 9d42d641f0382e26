-- expect: harmless
return card { on_play = function() local s = "\27LuaT\1" assert(#s == 6) end }
