-- DF-173.
return monster {
  level = 3,
  type = "arcane",
  hit_points = 7,
  damage = 3,
  coins = 4,
  forbids = "blue",
}
