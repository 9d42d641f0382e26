return room {
  pair = "b2",
  twin = "b2b",
  clockwise = true,
  set = "base",
  plan = use "twister/lib/map_b2a",
}
