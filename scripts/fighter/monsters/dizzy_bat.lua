-- DF-168.
return monster {
  level = 1,
  type = "beast",
  hit_points = 3,
  damage = 1,
  coins = 1,
  throw = "pirouette",
}
