-- DF-175.
return monster {
  level = 4,
  type = "arcane",
  hit_points = 4,
  damage = 3,
  coins = 4,
  hard = true,
}
