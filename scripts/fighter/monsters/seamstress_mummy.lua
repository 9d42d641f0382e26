-- DF-168.
return monster {
  level = 2,
  type = "undead",
  hit_points = 5,
  damage = 2,
  coins = 3,
  throw = "prayer",
}
