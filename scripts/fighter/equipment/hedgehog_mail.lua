return equipment {
  kind = "armour",
  effect = "mirror",
  cost = 4,
  copies = 2,
}
