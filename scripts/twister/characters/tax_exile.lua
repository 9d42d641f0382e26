-- DT-101.
return character {
  set = "base",
  movement = 4,
  strength = 1,
  exit = 2,
}
