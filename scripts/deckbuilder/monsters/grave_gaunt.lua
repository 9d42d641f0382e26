return monster {
  life = 5,
  attack = -1,
  xp = 20,
  types = { "undead" },
  immune = { "mind" },
  resists = { air = 1 },
  loot = { "spell", "scroll" },

  before_attacks = function(self, hero) hero:think(-1) end,
}
