-- DF-134, DF-123, DF-125.
return hero {
  red = { "sworn_enemy", amount = 4, type = "beast" },
  blue = { "extra_damage", amount = 2 },
  green = "divine_intervention",
  weapons = 1,
  armours = 1,
  items = 1,
}
