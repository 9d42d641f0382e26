-- DT-182: of another set; the figures are ours.
return character {
  set = "guests",
  movement = 4,
  strength = 2,
  sceptic = true,
}
