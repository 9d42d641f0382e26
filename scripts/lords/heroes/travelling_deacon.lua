-- DL-188, table 6.2.
return hero {
  class = "priest",
  year = 2,
  level = 4,
  health = 4,
  skill = 2,
}
