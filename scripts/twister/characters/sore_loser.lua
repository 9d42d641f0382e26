-- DT-111.
return character {
  set = "mercenaries",
  movement = 3,
  strength = 3,
  blows = 2,
}
