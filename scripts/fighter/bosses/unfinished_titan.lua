-- DF-171.
return boss {
  type = "arcane",
  hit_points = 18,
  damage = 3,
  heals = 1,
}
