return equipment {
  kind = "armour",
  effect = "reroll",
  once = true,
  cost = 2,
}
