-- DL-189, table 6.1.
return hero {
  class = "wizard",
  year = 1,
  level = 2,
  health = 4,
  skill = 1,
}
