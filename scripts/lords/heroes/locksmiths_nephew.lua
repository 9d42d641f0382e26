-- DL-187, table 6.1.
return hero {
  class = "thief",
  year = 1,
  level = 1,
  health = 3,
  skill = 1,
}
