return monster {
  level = 2,
  type = "undead",
  hit_points = 8,
  damage = 2,
  coins = 3,
}
