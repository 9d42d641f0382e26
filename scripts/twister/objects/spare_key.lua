-- DT-140.
return object {
  sets = { "mercenaries" },
  key = true,
  common = true,
}
