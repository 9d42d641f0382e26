return equipment {
  kind = "armour",
  effect = "reduce",
  amount = 1,
  cost = 3,
  copies = 4,
}
