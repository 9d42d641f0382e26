-- DF-172.
return monster {
  level = 3,
  type = "arcane",
  hit_points = 7,
  damage = 2,
  coins = 5,
  robs = true,
}
