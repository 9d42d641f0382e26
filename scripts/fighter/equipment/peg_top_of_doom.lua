return equipment {
  kind = "weapon",
  throw = "spinning_top",
  bonus = 2,
  cost = 3,
}
