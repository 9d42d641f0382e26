return monster {
  life = 1,
  attack = -3,
  xp = 5,
  types = { "undead" },
  loot = { "die" },
  die = { "food", "food", "beer", "potion", "defence", "weapon" },
}
