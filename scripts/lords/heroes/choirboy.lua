-- DL-188, table 6.1.
return hero {
  class = "priest",
  year = 1,
  level = 1,
  health = 3,
  skill = 1,
}
