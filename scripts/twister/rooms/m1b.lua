return room {
  pair = "m1",
  twin = "m1a",
  clockwise = false,
  set = "mercenaries",
  armories = 2,
  plan = use "twister/lib/map_m1b",
}
