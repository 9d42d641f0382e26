-- DT-106.
return character {
  set = "base",
  movement = 4,
  strength = 1,
  walls = true,
}
