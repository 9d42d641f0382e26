return monster {
  life = 2,
  attack = -2,
  xp = 5,
  types = { "beast" },
  loot = { "die" },
  die = { "beer", "scroll", "spell", "potion", "nuggets", "weapon" },
}
