return equipment {
  kind = "item",
  effect = "heal_one",
  amount = 5,
  once = true,
  cost = 2,
  copies = 2,
}
