-- DT-115, DT-12, DT-13.
return character {
  set = "mercenaries",
  movement = 3,
  strength = 6,
  dragon = true,
  face_up = true,
  killed = 2,
}
