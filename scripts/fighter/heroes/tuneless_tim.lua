-- DF-120, DF-123, DF-131.
return hero {
  red = "reroll",
  blue = { "extra_damage", amount = 2 },
  green = "ballad",
  weapons = 1,
  armours = 1,
  items = 1,
}
