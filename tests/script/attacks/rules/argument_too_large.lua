-- expect: 'count' should be -1000000000 to 1000000000
return card { on_play = function(self) self:poke(math.mininteger) end }
