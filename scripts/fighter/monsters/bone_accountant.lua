return monster {
  level = 3,
  type = "undead",
  hit_points = 9,
  damage = 3,
  coins = 4,
}
