-- DF-175.
return monster {
  level = 2,
  type = "arcane",
  hit_points = 3,
  damage = 1,
  coins = 3,
  hard = true,
}
