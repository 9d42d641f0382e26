return monster {
  level = 2,
  type = "beast",
  hit_points = 7,
  damage = 2,
  coins = 3,
}
