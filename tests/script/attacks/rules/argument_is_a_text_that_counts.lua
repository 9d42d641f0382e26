-- expect: 'count' should be an integer, not a text
return card { on_play = function(self) self:poke("1") end }
