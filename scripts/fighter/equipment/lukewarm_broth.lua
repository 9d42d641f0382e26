return equipment {
  kind = "item",
  effect = "heal_one",
  amount = 3,
  once = true,
  cost = 1,
  copies = 3,
}
