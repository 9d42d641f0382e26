-- DF-168.
return monster {
  level = 2,
  type = "beast",
  hit_points = 3,
  damage = 2,
  coins = 4,
  throw = "blow",
}
