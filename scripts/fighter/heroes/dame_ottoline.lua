-- DF-134, DF-121, DF-129.
return hero {
  red = { "sworn_enemy", amount = 4, type = "undead" },
  blue = "no_damage",
  green = { "heal_all", amount = 1 },
  weapons = 1,
  armours = 2,
}
