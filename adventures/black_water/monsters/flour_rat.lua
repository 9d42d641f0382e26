return monster {
  life = 3,
  attack = -1,
  xp = 5,
  types = { "beast" },
  loot = { "die" },
  die = { "beer", "scroll", "spell", "potion", "nuggets", "weapon" },
}
