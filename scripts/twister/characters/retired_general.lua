-- DT-112.
return character {
  set = "mercenaries",
  movement = 3,
  strength = 2,
  aura = 1,
}
