return room {
  pair = "b2",
  twin = "b2a",
  clockwise = false,
  set = "base",
  plan = use "twister/lib/map_b2b",
}
