return room {
  pair = "b1",
  twin = "b1a",
  clockwise = false,
  set = "base",
  plan = use "twister/lib/map_b1b",
}
