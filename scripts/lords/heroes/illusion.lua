-- DL-195, table 6.7.
return hero {
  class = "illusion",
  year = 0,
  level = 0,
  health = 1,
}
