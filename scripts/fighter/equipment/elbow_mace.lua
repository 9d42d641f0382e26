return equipment {
  kind = "weapon",
  throw = "elbow",
  bonus = 4,
  cost = 5,
}
