-- DT-118: of another set.
return character {
  set = "guests",
  movement = 4,
  strength = 3,
  hands = 2,
}
