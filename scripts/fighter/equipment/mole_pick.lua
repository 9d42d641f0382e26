return equipment {
  kind = "weapon",
  throw = "under_the_table",
  bonus = 2,
  cost = 3,
}
