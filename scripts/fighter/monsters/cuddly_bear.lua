-- DF-168.
return monster {
  level = 1,
  type = "beast",
  hit_points = 2,
  damage = 1,
  coins = 2,
  throw = "crossbow",
}
