return equipment {
  kind = "weapon",
  throw = "under_the_leg",
  bonus = 2,
  cost = 3,
}
