-- expect: harmless
return card { on_play = function() local s = "\27LuaT\0" assert(#s == 6) end }
