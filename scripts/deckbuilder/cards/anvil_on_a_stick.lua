return card {
  kind = "weapon",
  family = "mace",
  price = 60,
  copies = 1,
  modifier = 2,
  discards = 1,
  heavy = true,
}
