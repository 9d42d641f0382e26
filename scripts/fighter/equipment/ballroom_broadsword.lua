return equipment {
  kind = "weapon",
  throw = "pirouette",
  bonus = 2,
  cost = 3,
}
