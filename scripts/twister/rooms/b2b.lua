-- The map: lib/map_b2b.lua.
return room {
  pair = "b2",
  twin = "b2a",
  clockwise = false,
  set = "base",
}
