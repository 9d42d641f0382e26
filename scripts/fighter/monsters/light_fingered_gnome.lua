-- DF-172.
return monster {
  level = 1,
  type = "humanoid",
  hit_points = 5,
  damage = 1,
  coins = 3,
  robs = true,
}
