-- The map: lib/map_b3a.lua.
return room {
  pair = "b3",
  twin = "b3b",
  clockwise = true,
  set = "base",
}
