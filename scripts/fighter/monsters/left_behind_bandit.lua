-- DF-168.
return monster {
  level = 1,
  type = "humanoid",
  hit_points = 4,
  damage = 1,
  coins = 2,
  throw = "weak_hand",
}
