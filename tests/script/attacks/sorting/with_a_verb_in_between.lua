-- expect: plays
return card { on_play = function(self) local t = { 3, 1, 2 } table.sort(t, function(a, b) self:poke(1) return a < b end) end }
