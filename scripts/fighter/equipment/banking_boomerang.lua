return equipment {
  kind = "weapon",
  throw = "bank",
  bonus = 2,
  cost = 3,
}
