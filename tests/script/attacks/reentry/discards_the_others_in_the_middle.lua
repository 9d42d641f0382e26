-- expect: plays
return card { on_play = function(self) self:hurt_others(1) end, on_poke = function(self) self:discard() end }
-- file: toy/cards/discards_the_others_in_the_middle_b.lua
return card { on_poke = function(self) self:hurt_others(1) end }
-- file: toy/cards/discards_the_others_in_the_middle_c.lua
return card { on_poke = function(self) self:discard() end }
