return monster {
  life = 5,
  attack = -2,
  xp = 20,
  types = { "human" },
  insane = true,
  loot = { "potion", "scroll" },
}
