-- DL-156.
return monster {
  first_year = 0,
  second_year = 2,
  gold = 1,
  trap = 1,
  attacks = {
    { deed = "slam", at = "first", n = 4, returns = true },
  },
  strength = 4,
}
