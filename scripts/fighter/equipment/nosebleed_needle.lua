return equipment {
  kind = "weapon",
  throw = "nose",
  bonus = 5,
  cost = 6,
}
