-- A2, DL-192.
return combat {
  year = 1,
  fatigue = 1,
  speed = "fast",
  spell = { { does = "single", as = "withdrawn" } },
}
