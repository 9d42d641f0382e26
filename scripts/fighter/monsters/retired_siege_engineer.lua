-- DF-168.
return monster {
  level = 3,
  type = "humanoid",
  hit_points = 4,
  damage = 2,
  coins = 4,
  throw = "catapult",
}
