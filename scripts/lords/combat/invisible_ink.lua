-- B3, DL-199.
return combat {
  year = 2,
  fatigue = 2,
  speed = "fast",
  spell = { { does = "veil", class = "wizard" } },
}
