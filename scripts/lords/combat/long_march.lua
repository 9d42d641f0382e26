-- A9, DL-207.
return combat {
  year = 1,
  fatigue = 2,
}
