-- DF-168.
return monster {
  level = 4,
  type = "undead",
  hit_points = 7,
  damage = 3,
  coins = 5,
  throw = "anothers_hand",
}
