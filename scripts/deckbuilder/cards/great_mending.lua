return card {
  kind = "healing_spell",
  from = "spell",
  price = 50,
  copies = 2,
  modifier = 4,
  cost = 3,
}
