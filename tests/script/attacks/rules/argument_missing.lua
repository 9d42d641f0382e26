-- expect: 'count' should be an integer, not nothing
return card { on_play = function(self) self:poke() end }
