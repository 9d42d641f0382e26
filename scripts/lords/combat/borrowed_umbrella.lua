-- A1, DL-191.
return combat {
  year = 1,
  fatigue = 0,
  speed = "fast",
  spell = { { does = "shield", n = 1 } },
}
