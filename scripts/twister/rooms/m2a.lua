return room {
  pair = "m2",
  twin = "m2b",
  clockwise = true,
  set = "mercenaries",
  armories = 2,
  plan = use "twister/lib/map_m2a",
}
