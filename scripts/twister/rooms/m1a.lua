-- The map: lib/map_m1a.lua.
return room {
  pair = "m1",
  twin = "m1b",
  clockwise = true,
  set = "mercenaries",
  armories = 2,
}
