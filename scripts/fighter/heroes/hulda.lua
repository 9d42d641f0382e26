-- DF-128, DF-119, DF-134.
return hero {
  red = "blind_fury",
  blue = "double_attack",
  green = { "sworn_enemy", amount = 4, type = "greenskin" },
  weapons = 2,
  armours = 1,
}
