return equipment {
  kind = "weapon",
  throw = "anothers_hand",
  bonus = 3,
  cost = 4,
}
