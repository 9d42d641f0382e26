-- DF-173.
return monster {
  level = 4,
  type = "humanoid",
  hit_points = 9,
  damage = 3,
  coins = 4,
  forbids = "red",
}
