-- expect: harmless
return card { on_play = function() local t = { 3, 1, 2 } table.sort(t, function() return {} end) assert(#t == 3) end }
