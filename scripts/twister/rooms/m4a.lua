return room {
  pair = "m4",
  twin = "m4b",
  clockwise = true,
  set = "mercenaries",
  heavy = true,
  plan = use "twister/lib/map_m4a",
}
