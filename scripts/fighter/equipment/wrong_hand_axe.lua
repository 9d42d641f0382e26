return equipment {
  kind = "weapon",
  throw = "weak_hand",
  bonus = 1,
  cost = 2,
}
