-- The map: lib/map_b1b.lua.
return room {
  pair = "b1",
  twin = "b1a",
  clockwise = false,
  set = "base",
}
