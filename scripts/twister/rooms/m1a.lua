return room {
  pair = "m1",
  twin = "m1b",
  clockwise = true,
  set = "mercenaries",
  armories = 2,
  plan = use "twister/lib/map_m1a",
}
