-- DT-117.
return character {
  set = "mercenaries",
  movement = 4,
  strength = 3,
  quick = 1,
}
