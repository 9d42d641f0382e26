return monster {
  level = 3,
  type = "greenskin",
  hit_points = 9,
  damage = 2,
  coins = 3,
}
