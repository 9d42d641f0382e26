-- DL-153.
return monster {
  first_year = 2,
  second_year = 1,
  food = 2,
  brings = 1,
  attacks = {
    { deed = "club", at = "first", n = 3 },
    { deed = "club_fed", at = "first", n = 4, food = 1 },
  },
  strength = 3,
}
