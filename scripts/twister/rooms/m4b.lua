return room {
  pair = "m4",
  twin = "m4a",
  clockwise = false,
  set = "mercenaries",
  heavy = true,
  plan = use "twister/lib/map_m4b",
}
