-- DT-105.
return character {
  set = "base",
  movement = 2,
  strength = 4,
  troll = true,
  regenerates = true,
}
