return monster {
  level = 1,
  type = "undead",
  hit_points = 5,
  damage = 1,
  coins = 1,
}
