-- The map: lib/map_m2b.lua.
return room {
  pair = "m2",
  twin = "m2a",
  clockwise = false,
  set = "mercenaries",
  armories = 2,
}
