-- DL-189, table 6.1.
return hero {
  class = "wizard",
  year = 1,
  level = 3,
  health = 4,
  skill = 2,
}
