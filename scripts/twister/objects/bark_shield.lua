-- DT-147.
return object {
  sets = { "mercenaries", "armory" },
  defence = 1,
  shield = true,
  magic = true,
}
