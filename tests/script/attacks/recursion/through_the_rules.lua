-- expect: effects set off effects without end
return card { on_play = function(self) self:hurt(1) end, on_poke = function(self) self:hurt(1) end }
