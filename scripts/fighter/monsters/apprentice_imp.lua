-- DF-168.
return monster {
  level = 1,
  type = "arcane",
  hit_points = 3,
  damage = 1,
  coins = 2,
  throw = "from_afar",
}
