return equipment {
  kind = "weapon",
  throw = "header",
  bonus = 5,
  cost = 6,
}
