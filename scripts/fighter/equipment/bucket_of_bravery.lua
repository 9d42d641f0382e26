return equipment {
  kind = "weapon",
  throw = "blind",
  bonus = 3,
  cost = 4,
}
