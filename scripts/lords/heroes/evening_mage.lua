-- DL-189, table 6.1.
return hero {
  class = "wizard",
  year = 1,
  level = 1,
  health = 3,
  skill = 1,
}
