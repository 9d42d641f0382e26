-- The map: lib/map_b4b.lua.
return room {
  pair = "b4",
  twin = "b4a",
  clockwise = false,
  set = "base",
}
