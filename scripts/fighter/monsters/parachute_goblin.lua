-- DF-168.
return monster {
  level = 2,
  type = "greenskin",
  hit_points = 4,
  damage = 2,
  coins = 3,
  throw = "jump",
}
