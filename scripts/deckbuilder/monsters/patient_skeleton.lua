return monster {
  life = 2,
  attack = -1,
  xp = 5,
  types = { "undead" },
  defensive = true,
  loot = { "die" },
}
