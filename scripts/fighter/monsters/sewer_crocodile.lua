-- DF-174.
return monster {
  level = 2,
  type = "beast",
  hit_points = 6,
  damage = 1,
  coins = 3,
  critical = true,
}
