return equipment {
  kind = "item",
  effect = "heal_all",
  amount = 2,
  once = true,
  cost = 2,
  copies = 2,
}
