-- DF-173.
return monster {
  level = 1,
  type = "greenskin",
  hit_points = 5,
  damage = 1,
  coins = 2,
  forbids = "green",
}
