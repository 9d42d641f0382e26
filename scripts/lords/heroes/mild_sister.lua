-- DL-188, table 6.1.
return hero {
  class = "priest",
  year = 1,
  level = 2,
  health = 3,
  skill = 2,
}
