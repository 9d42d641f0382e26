-- DF-168.
return monster {
  level = 3,
  type = "beast",
  hit_points = 4,
  damage = 3,
  coins = 4,
  throw = "blind",
}
