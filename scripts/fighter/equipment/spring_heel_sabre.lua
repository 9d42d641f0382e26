return equipment {
  kind = "weapon",
  throw = "jump",
  bonus = 2,
  cost = 3,
}
