-- DL-188, table 6.2.
return hero {
  class = "priest",
  year = 2,
  level = 7,
  health = 6,
  skill = 3,
}
