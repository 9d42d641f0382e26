return equipment {
  kind = "item",
  effect = "heal_all",
  amount = 3,
  once = true,
  cost = 3,
}
