-- DF-168.
return boss {
  type = "humanoid",
  hit_points = 16,
  damage = 3,
  throw = "weak_hand",
}
