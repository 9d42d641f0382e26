return monster {
  level = 1,
  type = "undead",
  hit_points = 5,
  damage = 2,
  coins = 3,
}
