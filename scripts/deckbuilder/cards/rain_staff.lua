return card {
  kind = "weapon",
  family = "staff",
  element = "water",
  price = 40,
  copies = 2,
  cost = 2,
}
