return monster {
  level = 1,
  type = "greenskin",
  hit_points = 7,
  damage = 1,
  coins = 1,
}
