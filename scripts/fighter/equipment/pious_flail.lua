return equipment {
  kind = "weapon",
  throw = "prayer",
  bonus = 1,
  cost = 2,
}
