return equipment {
  kind = "weapon",
  throw = "blow",
  bonus = 4,
  cost = 5,
}
