return monster {
  level = 1,
  type = "greenskin",
  hit_points = 6,
  damage = 1,
  coins = 2,
}
