-- DF-123, DF-121, DF-127.
return hero {
  red = { "extra_damage", amount = 2 },
  blue = "no_damage",
  green = "beer",
  weapons = 1,
  armours = 2,
}
