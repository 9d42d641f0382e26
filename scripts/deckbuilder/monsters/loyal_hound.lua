return monster {
  life = 3,
  attack = -2,
  xp = 5,
  types = { "beast" },
  defensive = true,
  loot = { "food" },
}
