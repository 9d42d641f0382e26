-- DF-168.
return monster {
  level = 3,
  type = "beast",
  hit_points = 5,
  damage = 3,
  coins = 4,
  throw = "under_the_leg",
}
