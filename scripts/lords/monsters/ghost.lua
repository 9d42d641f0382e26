-- DL-152.
return monster {
  first_year = 2,
  second_year = 1,
  evil = 1,
  ghost = true,
  attacks = {
    { deed = "chill", at = "any", n = 2, spares = "first" },
  },
  strength = 2,
}
