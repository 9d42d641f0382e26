return monster {
  life = 1,
  attack = -3,
  xp = 5,
  types = { "beast" },
  insane = true,
  loot = { "food" },
}
