-- DL-189, table 6.2.
return hero {
  class = "wizard",
  year = 2,
  level = 6,
  health = 5,
  skill = 3,
}
