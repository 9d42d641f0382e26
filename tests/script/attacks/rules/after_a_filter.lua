-- expect: plays
-- What a filter forbids is allowed again behind it.
return card { bonus = function(self) return self.life end, on_play = function(self) assert(self:bonus_of() == 100) self:poke(1) end }
