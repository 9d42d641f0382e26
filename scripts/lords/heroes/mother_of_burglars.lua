-- DL-187, table 6.2.
return hero {
  class = "thief",
  year = 2,
  level = 7,
  health = 6,
  skill = 3,
}
