return monster {
  life = 6,
  party_life = { 1, 1 },
  attack = 1,
  xp = 40,
  types = { "dragon" },
  element = "air",
  immune = { "air" },
  resists = { fire = 1 },
  loot = { "spell:air", "weapon", "card" },

  on_wound = function(self, hero, dealt) self:enrage(1) end,
}
