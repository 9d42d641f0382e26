-- The map: lib/map_m2a.lua.
return room {
  pair = "m2",
  twin = "m2b",
  clockwise = true,
  set = "mercenaries",
  armories = 2,
}
