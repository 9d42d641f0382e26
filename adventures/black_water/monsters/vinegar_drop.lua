return monster {
  life = 3,
  attack = -2,
  proliferate = true,
  xp = 10,
  types = { "vinegar" },
  immune = { "water" },
  loot = { "beer", "die" },
}
