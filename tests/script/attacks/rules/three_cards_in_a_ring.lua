-- expect: effects set off effects without end
return card { on_play = function(self, hero, turn) turn:cards()[2]:hurt(1) end, on_poke = function(self) self:hurt_others(1) end }
-- file: toy/cards/three_cards_in_a_ring_b.lua
return card { on_poke = function(self) self:hurt_others(1) end }
-- file: toy/cards/three_cards_in_a_ring_c.lua
return card { on_poke = function(self) self:hurt_others(1) end }
