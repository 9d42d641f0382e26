-- DL-187, table 6.1.
return hero {
  class = "thief",
  year = 1,
  level = 2,
  health = 4,
  skill = 1,
}
