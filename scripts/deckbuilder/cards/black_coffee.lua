return card {
  kind = "potion",
  from = "potion",
  price = 20,
  copies = 3,
  value = 1,
  intelligence = 3,
}
