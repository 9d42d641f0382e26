-- B9, DL-207.
return combat {
  year = 2,
  fatigue = 3,
}
