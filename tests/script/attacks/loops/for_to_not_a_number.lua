-- expect: harmless
return card { on_play = function() local n = 0 for i = 1, 0 / 0 do n = n + 1 end assert(n == 0) end }
