-- DF-170.
return boss {
  type = "beast",
  hit_points = 20,
  damage = 3,
  small = true,
}
