-- The map: lib/map_b4a.lua.
return room {
  pair = "b4",
  twin = "b4b",
  clockwise = true,
  set = "base",
}
