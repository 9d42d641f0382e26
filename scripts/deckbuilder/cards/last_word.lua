return card {
  kind = "weapon",
  family = "sword",
  price = 80,
  copies = 1,
  modifier = 3,
  heavy = true,
}
