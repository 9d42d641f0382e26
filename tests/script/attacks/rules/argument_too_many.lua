-- expect: takes 2 values, not 3
return card { on_play = function(self) self:poke(1, "a", 2) end }
