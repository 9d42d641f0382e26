-- B4, DL-200.
return combat {
  year = 2,
  fatigue = 2,
  speed = "fast",
  spell = { { does = "rage" } },
}
