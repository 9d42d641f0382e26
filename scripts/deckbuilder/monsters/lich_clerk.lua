return monster {
  life = 7,
  attack = 0,
  xp = 35,
  types = { "undead" },
  summon = "grave_gaunt",
  armour = 1,
  immune = { "mind" },
  loot = { "=hourglass", "spell", "scroll" },

  monster_attack_change = function(self, monster, hero)
    return monster ~= self and monster:has_type "undead" and 1 or 0
  end,
}
