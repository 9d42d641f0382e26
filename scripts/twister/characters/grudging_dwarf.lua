-- DT-114.
return character {
  set = "mercenaries",
  movement = 2,
  strength = 4,
  gates = "break",
  dwarf = true,
  scars_trolls = true,
}
