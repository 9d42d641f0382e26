return monster {
  life = 4,
  attack = -1,
  xp = 15,
  types = { "beast" },
  charge = true,
  loot = { "food", "card" },
}
