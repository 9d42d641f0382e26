return card {
  kind = "attack_spell",
  from = "spell",
  element = "air",
  price = 50,
  copies = 2,
  modifier = 3,
  cost = 3,
}
