-- expect: 'count' should be an integer, not a number with a point
return card { on_play = function(self) self:poke(1 / 0) end }
