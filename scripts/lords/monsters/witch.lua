-- DL-154, and Q2 for its wage.
return monster {
  first_year = 2,
  second_year = 1,
  food = 1,
  evil = 1,
  attacks = {
    { deed = "hex", at = "first", n = 4 },
    { deed = "hex_twice", at = "any", n = 1, times = 2 },
  },
  strength = 4,
}
