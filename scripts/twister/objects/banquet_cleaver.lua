-- DT-148.
return object {
  sets = { "mercenaries", "armory" },
  weapon = true,
  swing = 2,
}
