-- The map: lib/map_m3b.lua.
return room {
  pair = "m3",
  twin = "m3a",
  clockwise = false,
  set = "mercenaries",
  heavy = true,
}
