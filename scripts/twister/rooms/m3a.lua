return room {
  pair = "m3",
  twin = "m3b",
  clockwise = true,
  set = "mercenaries",
  heavy = true,
  plan = use "twister/lib/map_m3a",
}
