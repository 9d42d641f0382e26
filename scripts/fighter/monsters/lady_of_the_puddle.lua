-- DF-168.
return monster {
  level = 3,
  type = "arcane",
  hit_points = 5,
  damage = 2,
  coins = 4,
  throw = "bank",
}
