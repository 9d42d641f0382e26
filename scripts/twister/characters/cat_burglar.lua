-- DT-104.
return character {
  set = "base",
  movement = 5,
  strength = 2,
  pits = true,
  gates = "open",
}
