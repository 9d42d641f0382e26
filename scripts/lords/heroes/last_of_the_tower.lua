-- DL-189, table 6.2.
return hero {
  class = "wizard",
  year = 2,
  level = 7,
  health = 6,
  skill = 3,
}
