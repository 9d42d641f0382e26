-- DT-100.
return character {
  set = "base",
  movement = 4,
  strength = 2,
  heals = true,
}
