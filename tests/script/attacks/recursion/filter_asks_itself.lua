-- expect: effects set off effects without end
return card { bonus = function(self) return self:bonus_of() end, on_play = function(self) return self:bonus_of() end }
