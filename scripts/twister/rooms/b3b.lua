-- The map: lib/map_b3b.lua.
return room {
  pair = "b3",
  twin = "b3a",
  clockwise = false,
  set = "base",
}
