-- B5, DL-201.
return combat {
  year = 2,
  fatigue = 2,
  speed = "fast",
  spell = { { does = "single", as = "spent" } },
}
