-- DT-110.
return character {
  set = "mercenaries",
  movement = 4,
  strength = 2,
  lethal = true,
}
