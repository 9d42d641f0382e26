-- DF-169.
return monster {
  level = 3,
  type = "beast",
  hit_points = 7,
  damage = 2,
  coins = 3,
  breaks = true,
}
