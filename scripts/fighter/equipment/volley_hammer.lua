return equipment {
  kind = "weapon",
  throw = "smash",
  bonus = 4,
  cost = 5,
}
