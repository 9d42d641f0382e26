-- DF-172.
return monster {
  level = 2,
  type = "humanoid",
  hit_points = 6,
  damage = 2,
  coins = 4,
  robs = true,
}
