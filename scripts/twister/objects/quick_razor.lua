-- DT-154.
return object {
  sets = { "armory" },
  weapon = true,
  quick = 1,
}
