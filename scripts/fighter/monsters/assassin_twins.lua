-- DF-168.
return monster {
  level = 4,
  type = "humanoid",
  hit_points = 5,
  damage = 3,
  coins = 5,
  throw = "card_jump",
}
