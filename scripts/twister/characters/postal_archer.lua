-- DT-116.
return character {
  set = "mercenaries",
  movement = 3,
  strength = 3,
  bolt = 3,
}
