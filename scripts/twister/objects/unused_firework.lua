-- DT-128.
return object {
  sets = { "base" },
  wand = true,
  magic = true,
}
