return monster {
  level = 4,
  type = "greenskin",
  hit_points = 11,
  damage = 3,
  coins = 4,
}
