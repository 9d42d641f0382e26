return monster {
  life = 4,
  attack = -1,
  xp = 15,
  types = { "beast", "elemental" },
  element = "fire",
  immune = { "fire" },
  loot = { "spell:fire", "food" },

  on_death = function(self, hero) hero:hurt(2) end,
}
