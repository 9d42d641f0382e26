return equipment {
  kind = "weapon",
  throw = "pirouette",
  bonus = 1,
  cost = 2,
}
