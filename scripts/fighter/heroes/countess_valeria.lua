-- DF-126, DF-129, DF-121.
return hero {
  red = "seduction",
  blue = { "heal_all", amount = 1 },
  green = "no_damage",
  armours = 1,
  items = 2,
}
