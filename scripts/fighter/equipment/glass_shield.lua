return equipment {
  kind = "armour",
  effect = "no_damage",
  once = true,
  cost = 2,
  copies = 3,
}
