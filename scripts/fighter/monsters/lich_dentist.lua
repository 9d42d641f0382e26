return monster {
  level = 4,
  type = "undead",
  hit_points = 10,
  damage = 3,
  coins = 4,
}
