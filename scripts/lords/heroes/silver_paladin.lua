-- DL-190, table 6.3.
return hero {
  class = "paladin",
  year = 1,
  level = 9,
  health = 9,
  skill = 2,
}
