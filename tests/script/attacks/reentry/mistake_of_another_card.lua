-- expect: toy/cards/mistake_of_another_card_b.lua
-- The sentence names the card that is wrong, not the one that was played.
return card { on_play = function(self) self:hurt_others(1) end }
-- file: toy/cards/mistake_of_another_card_b.lua
return card { on_poke = function(self) self.nothing = 1 end }
