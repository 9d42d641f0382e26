-- The map: lib/map_m3a.lua.
return room {
  pair = "m3",
  twin = "m3b",
  clockwise = true,
  set = "mercenaries",
  heavy = true,
}
