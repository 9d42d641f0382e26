-- DF-174.
return monster {
  level = 3,
  type = "greenskin",
  hit_points = 8,
  damage = 2,
  coins = 4,
  critical = true,
}
