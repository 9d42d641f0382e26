return equipment {
  kind = "armour",
  effect = "reduce",
  amount = 2,
  cost = 5,
  copies = 2,
}
