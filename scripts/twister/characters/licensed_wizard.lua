-- DT-107.
return character {
  set = "base",
  movement = 4,
  strength = 1,
  levitates = true,
  magic_user = true,
}
