-- A6, DL-195.
return combat {
  year = 1,
  fatigue = 2,
  speed = "fast",
  spell = { { does = "illusion", n = 1 } },
}
