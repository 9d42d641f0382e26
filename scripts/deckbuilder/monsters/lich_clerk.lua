return monster {
  life = 7,
  attack = 0,
  xp = 35,
  types = { "undead" },
  summon = "grave_gaunt",
  armour = 1,
  immune = { "mind" },
  loot = { "=hourglass", "spell", "scroll" },

  price_change = function(self, hero, card) return 10 end,
}
