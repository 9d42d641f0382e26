-- DT-123.
return object {
  sets = { "base" },
  potion = "speed",
  magic = true,
}
