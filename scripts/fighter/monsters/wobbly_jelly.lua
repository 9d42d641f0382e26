-- DF-175.
return monster {
  level = 1,
  type = "arcane",
  hit_points = 3,
  damage = 1,
  coins = 2,
  hard = true,
}
