-- DF-168.
return boss {
  type = "undead",
  hit_points = 15,
  damage = 4,
  throw = "two_bounces",
}
