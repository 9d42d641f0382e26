-- DT-151, DT-152.
return object {
  sets = { "armory" },
  cursed = true,
  slow = 1,
  magic = true,
}
