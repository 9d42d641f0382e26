-- DL-157.
return monster {
  first_year = 0,
  second_year = 2,
  food = 2,
  evil = 2,
  attacks = {
    { deed = "breathe", at = "all", n = 2, calms = true },
  },
  strength = 2,
}
