return equipment {
  kind = "weapon",
  throw = "weak_hand",
  bonus = 2,
  cost = 3,
}
