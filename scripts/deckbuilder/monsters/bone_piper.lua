return monster {
  life = 2,
  attack = -3,
  xp = 10,
  types = { "undead" },
  summon = "unfinished_skeleton",
  immune = { "mind" },
  loot = { "defence", "scroll" },
}
