-- DF-168.
return monster {
  level = 2,
  type = "beast",
  hit_points = 4,
  damage = 2,
  coins = 3,
  throw = "under_the_table",
}
