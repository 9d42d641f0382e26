-- The map: lib/map_b2a.lua.
return room {
  pair = "b2",
  twin = "b2b",
  clockwise = true,
  set = "base",
}
