return equipment {
  kind = "item",
  effect = "reroll",
  once = true,
  cost = 2,
  copies = 3,
}
