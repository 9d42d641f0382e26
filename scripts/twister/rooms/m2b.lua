return room {
  pair = "m2",
  twin = "m2a",
  clockwise = false,
  set = "mercenaries",
  armories = 2,
  plan = use "twister/lib/map_m2b",
}
