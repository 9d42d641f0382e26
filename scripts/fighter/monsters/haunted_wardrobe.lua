-- DF-169.
return monster {
  level = 2,
  type = "arcane",
  hit_points = 6,
  damage = 1,
  coins = 3,
  breaks = true,
}
