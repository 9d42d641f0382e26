-- DF-171.
return monster {
  level = 4,
  type = "beast",
  hit_points = 8,
  damage = 3,
  coins = 4,
  heals = 2,
}
