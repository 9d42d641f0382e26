-- DF-174.
return monster {
  level = 4,
  type = "greenskin",
  hit_points = 9,
  damage = 2,
  coins = 5,
  critical = true,
}
