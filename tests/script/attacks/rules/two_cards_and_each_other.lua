-- expect: effects set off effects without end
-- A hurts B, which hurts A, which hurts B.
return card { on_play = function(self) self:hurt_others(1) end, on_poke = function(self) self:hurt_others(1) end }
-- file: toy/cards/two_cards_and_each_other_b.lua
return card { on_poke = function(self) self:hurt_others(1) end }
