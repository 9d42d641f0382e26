return room {
  pair = "b4",
  twin = "b4b",
  clockwise = true,
  set = "base",
  plan = use "twister/lib/map_b4a",
}
