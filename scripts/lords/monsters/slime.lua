-- DL-151, and Q3 for its wage.
return monster {
  first_year = 2,
  second_year = 1,
  attacks = {
    { deed = "splash", at = "all", n = 1 },
    { deed = "hold", at = "none", n = 0, holds = true },
  },
  strength = 1,
}
