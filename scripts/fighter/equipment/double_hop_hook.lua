return equipment {
  kind = "weapon",
  throw = "two_bounces",
  bonus = 2,
  cost = 3,
}
