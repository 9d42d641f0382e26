return equipment {
  kind = "item",
  effect = "no_damage",
  once = true,
  cost = 1,
}
