-- DL-190, table 6.3.
return hero {
  class = "paladin",
  year = 2,
  level = 9,
  health = 12,
  skill = 3,
}
