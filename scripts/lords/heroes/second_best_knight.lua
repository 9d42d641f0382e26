-- DL-186, table 6.1.
return hero {
  class = "warrior",
  year = 1,
  level = 2,
  health = 4,
}
