return equipment {
  kind = "weapon",
  throw = "two_bounces",
  bonus = 1,
  cost = 2,
}
