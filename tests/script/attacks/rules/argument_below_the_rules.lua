-- expect: 'count' should be at least 0
return card { on_play = function(self) self:poke(-1) end }
