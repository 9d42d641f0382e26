return monster {
  life = 2,
  attack = 2,
  xp = 10,
  types = { "demon" },
  mind = true,
  element = "mind",
  immune = { "fire" },
  loot = { "scroll", "spell" },
}
