-- DT-145.
return object {
  sets = { "mercenaries" },
  potion = "strength",
  magic = true,
}
