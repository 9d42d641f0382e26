return room {
  pair = "b3",
  twin = "b3b",
  clockwise = true,
  set = "base",
  plan = use "twister/lib/map_b3a",
}
