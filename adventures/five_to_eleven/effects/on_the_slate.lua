-- One kill wipes it.
return effect {
  turns = -1,
  when = { price_change = { hero = "own" }, on_kill = { hero = "own" } },
  price_change = function(self, hero, card) return 10 end,
  on_kill = function(self, hero, monster) self:lift() end,
}
