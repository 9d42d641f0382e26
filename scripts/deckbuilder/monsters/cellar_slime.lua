return monster {
  life = 1,
  attack = -3,
  xp = 5,
  types = { "slime" },
  proliferate = true,
  loot = { "beer" },
}
