return equipment {
  kind = "item",
  effect = "extra_damage",
  amount = 5,
  once = true,
  cost = 3,
}
