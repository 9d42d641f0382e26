return room {
  pair = "m3",
  twin = "m3a",
  clockwise = false,
  set = "mercenaries",
  heavy = true,
  plan = use "twister/lib/map_m3b",
}
