-- DL-158.
return monster {
  first_year = 0,
  second_year = 2,
  evil = 1,
  fodder = 1,
  attacks = {
    { deed = "devour", at = "any", n = 7, holds = true },
  },
  strength = 7,
}
