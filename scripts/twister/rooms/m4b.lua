-- The map: lib/map_m4b.lua.
return room {
  pair = "m4",
  twin = "m4a",
  clockwise = false,
  set = "mercenaries",
  heavy = true,
}
