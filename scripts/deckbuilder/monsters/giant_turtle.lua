return monster {
  life = 4,
  attacks = false,
  xp = 5,
  types = { "beast" },
  defensive = true,
  resists = { fire = 1 },
  loot = { "food" },
}
