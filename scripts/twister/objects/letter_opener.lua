-- DT-120.
return object {
  sets = { "base", "armory" },
  weapon = true,
  attack = 1,
}
