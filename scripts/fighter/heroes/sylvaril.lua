-- DF-124, DF-119, DF-130.
return hero {
  red = "aimed_shot",
  blue = "double_attack",
  green = "signal_shot",
  weapons = 3,
}
