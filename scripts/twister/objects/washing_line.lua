-- DT-124, DT-149.
return object {
  sets = { "base", "mercenaries" },
  rope = true,
  common = true,
}
