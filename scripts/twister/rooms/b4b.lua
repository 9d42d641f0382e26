return room {
  pair = "b4",
  twin = "b4a",
  clockwise = false,
  set = "base",
  plan = use "twister/lib/map_b4b",
}
