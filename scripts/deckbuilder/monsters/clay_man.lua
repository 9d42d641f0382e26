return monster {
  life = 7,
  attack = 0,
  xp = 15,
  types = { "construct" },
  defensive = true,
  immune = { "mind" },
  loot = { "nuggets" },
}
