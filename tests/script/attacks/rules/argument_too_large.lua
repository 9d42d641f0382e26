-- expect: 'count' should be a smaller number
return card { on_play = function(self) self:poke(math.mininteger) end }
