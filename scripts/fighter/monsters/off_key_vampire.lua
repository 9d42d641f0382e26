-- DF-171.
return monster {
  level = 3,
  type = "undead",
  hit_points = 7,
  damage = 2,
  coins = 4,
  heals = 2,
}
