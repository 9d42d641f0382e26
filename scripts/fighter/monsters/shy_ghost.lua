-- DF-170.
return monster {
  level = 1,
  type = "undead",
  hit_points = 4,
  damage = 1,
  coins = 2,
  small = true,
}
