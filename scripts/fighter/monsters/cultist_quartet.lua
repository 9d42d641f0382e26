-- DF-170.
return monster {
  level = 3,
  type = "humanoid",
  hit_points = 6,
  damage = 2,
  coins = 4,
  small = true,
}
