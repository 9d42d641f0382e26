-- The map: lib/map_m4a.lua.
return room {
  pair = "m4",
  twin = "m4b",
  clockwise = true,
  set = "mercenaries",
  heavy = true,
}
