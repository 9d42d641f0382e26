-- DF-132, DF-122, DF-120.
return hero {
  red = "theft",
  blue = "pickpocket",
  green = "reroll",
  weapons = 2,
  items = 1,
}
