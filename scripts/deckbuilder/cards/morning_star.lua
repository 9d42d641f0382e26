return card {
  kind = "weapon",
  family = "mace",
  price = 50,
  copies = 2,
  modifier = 1,
  discards = 2,
}
