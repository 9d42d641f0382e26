-- DF-169.
return monster {
  level = 4,
  type = "undead",
  hit_points = 8,
  damage = 3,
  coins = 4,
  breaks = true,
}
