-- DL-186, table 6.2.
return hero {
  class = "warrior",
  year = 2,
  level = 5,
  health = 6,
}
