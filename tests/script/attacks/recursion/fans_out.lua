-- expect: without end
-- Seven cards answer each blow with seven: the tree is wide before it is deep.
return card {
  on_play = function(self) self:hurt_others(1) self:hurt(1) end,
  on_poke = function(self) self:hurt(1) self:hurt_others(1) end,
}
-- file: toy/cards/fans_out_b.lua
return card { on_poke = function(self) self:hurt_others(1) end }
-- file: toy/cards/fans_out_c.lua
return card { on_poke = function(self) self:hurt_others(1) end }
