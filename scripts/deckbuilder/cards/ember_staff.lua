return card {
  kind = "weapon",
  family = "staff",
  element = "fire",
  price = 40,
  copies = 2,
  cost = 2,
}
