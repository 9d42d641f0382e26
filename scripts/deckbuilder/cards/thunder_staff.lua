return card {
  kind = "weapon",
  family = "staff",
  element = "air",
  price = 60,
  copies = 1,
  modifier = 2,
  cost = 3,
}
