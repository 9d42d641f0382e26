-- DL-187, table 6.2.
return hero {
  class = "thief",
  year = 2,
  level = 5,
  health = 5,
  skill = 2,
}
