return equipment {
  kind = "item",
  effect = "extra_damage",
  amount = 3,
  once = true,
  cost = 2,
  copies = 2,
}
