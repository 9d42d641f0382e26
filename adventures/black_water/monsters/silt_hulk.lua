return monster {
  life = 8,
  attack = 0,
  armour = 1,
  heavy = true,
  element = "earth",
  xp = 30,
  types = { "silt" },
  loot = { "defence", "nuggets" },
}
