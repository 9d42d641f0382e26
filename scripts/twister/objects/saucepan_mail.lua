-- DT-121.
return object {
  sets = { "base", "armory" },
  defence = 1,
}
