return equipment {
  kind = "weapon",
  throw = "crossbow",
  bonus = 2,
  cost = 3,
}
