return monster {
  life = 2,
  attack = -3,
  xp = 10,
  types = { "undead" },
  summon = "loose_bones",
  immune = { "mind" },
  loot = { "defence", "scroll" },
}
