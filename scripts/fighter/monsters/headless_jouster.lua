-- DF-168.
return monster {
  level = 3,
  type = "undead",
  hit_points = 4,
  damage = 3,
  coins = 4,
  throw = "header",
}
