return equipment {
  kind = "weapon",
  throw = "back",
  bonus = 2,
  cost = 3,
}
