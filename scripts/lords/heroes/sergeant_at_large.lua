-- DL-186, table 6.2.
return hero {
  class = "warrior",
  year = 2,
  level = 4,
  health = 5,
}
