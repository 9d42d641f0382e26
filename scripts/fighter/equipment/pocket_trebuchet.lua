return equipment {
  kind = "weapon",
  throw = "catapult",
  bonus = 4,
  cost = 5,
}
