-- DT-113.
return character {
  set = "mercenaries",
  movement = 5,
  strength = 2,
  flies = true,
  undead = true,
}
