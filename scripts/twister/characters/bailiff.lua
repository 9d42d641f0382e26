-- DT-102.
return character {
  set = "base",
  movement = 3,
  strength = 3,
  gates = "break",
}
