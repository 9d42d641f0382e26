-- DT-180: of another set; the figures are ours.
return character {
  set = "guests",
  movement = 4,
  strength = 1,
  incorporeal = true,
  undead = true,
}
