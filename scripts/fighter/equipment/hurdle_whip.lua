return equipment {
  kind = "weapon",
  throw = "card_jump",
  bonus = 4,
  cost = 5,
}
