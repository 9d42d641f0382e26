-- DT-146.
return object {
  sets = { "mercenaries", "armory" },
  weapon = true,
  attack = 1,
  dwarf_attack = 1,
  magic = true,
}
