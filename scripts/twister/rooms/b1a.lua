return room {
  pair = "b1",
  twin = "b1b",
  clockwise = true,
  set = "base",
  plan = use "twister/lib/map_b1a",
}
