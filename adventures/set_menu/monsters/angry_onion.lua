-- Whoever cuts it, weeps.
return monster {
  life = 2,
  attack = -3,
  xp = 5,
  types = { "vegetable" },
  loot = { "food" },
  on_wound = function(self, hero, dealt) hero:discard(1) end,
}
