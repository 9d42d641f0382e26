-- DT-103.
return character {
  set = "base",
  movement = 3,
  strength = 2,
  both_ways = true,
}
