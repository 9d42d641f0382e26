-- DF-168.
return monster {
  level = 2,
  type = "arcane",
  hit_points = 4,
  damage = 2,
  coins = 3,
  throw = "back",
}
