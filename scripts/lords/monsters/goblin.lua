-- DL-150.
return monster {
  first_year = 2,
  second_year = 1,
  food = 1,
  attacks = {
    { deed = "stab", at = "first", n = 2, spill = 1 },
  },
  strength = 2,
}
