return monster {
  life = 4,
  attack = -1,
  xp = 15,
  types = { "orc" },
  armour = 1,
  loot = { "defence", "beer" },
}
