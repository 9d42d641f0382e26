-- A4, DL-194.
return combat {
  year = 1,
  fatigue = 1,
  speed = "fast",
  spell = { { does = "wages" } },
}
