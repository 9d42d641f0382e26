-- B2, DL-198.
return combat {
  year = 2,
  fatigue = 2,
  speed = "fast",
  spell = { { does = "single", as = "sheep" } },
}
