-- DL-187, table 6.1.
return hero {
  class = "thief",
  year = 1,
  level = 2,
  health = 3,
  skill = 2,
}
