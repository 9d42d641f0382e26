-- DF-168.
return monster {
  level = 1,
  type = "beast",
  hit_points = 4,
  damage = 1,
  coins = 1,
  throw = "two_bounces",
}
