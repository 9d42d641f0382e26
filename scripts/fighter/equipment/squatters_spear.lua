return equipment {
  kind = "weapon",
  throw = "floor_seat",
  bonus = 2,
  cost = 3,
}
