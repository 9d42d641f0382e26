return monster {
  life = 6,
  attack = 0,
  xp = 25,
  types = { "troll" },
  heavy = true,
  regeneration = 1,
  loot = { { "card", per_party = { 1, 2 } }, "nuggets" },
}
