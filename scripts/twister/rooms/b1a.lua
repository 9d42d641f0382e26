-- The map: lib/map_b1a.lua.
return room {
  pair = "b1",
  twin = "b1b",
  clockwise = true,
  set = "base",
}
