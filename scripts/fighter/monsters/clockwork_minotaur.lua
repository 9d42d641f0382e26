-- DF-168.
return monster {
  level = 4,
  type = "arcane",
  hit_points = 7,
  damage = 3,
  coins = 4,
  throw = "floor_seat",
}
