-- DF-173.
return monster {
  level = 2,
  type = "greenskin",
  hit_points = 6,
  damage = 2,
  coins = 3,
  forbids = "red",
}
