-- DF-123, DF-133, DF-120.
return hero {
  red = { "extra_damage", amount = 3 },
  blue = "metamorphosis",
  green = "reroll",
  weapons = 1,
  items = 2,
}
