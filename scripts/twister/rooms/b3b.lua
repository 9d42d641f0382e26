return room {
  pair = "b3",
  twin = "b3a",
  clockwise = false,
  set = "base",
  plan = use "twister/lib/map_b3b",
}
