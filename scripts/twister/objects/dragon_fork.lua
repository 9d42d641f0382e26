-- DT-153.
return object {
  sets = { "armory" },
  weapon = true,
  dragon_attack = 4,
}
