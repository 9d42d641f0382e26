-- The map: lib/map_m1b.lua.
return room {
  pair = "m1",
  twin = "m1a",
  clockwise = false,
  set = "mercenaries",
  armories = 2,
}
