return card {
  kind = "attack_spell",
  from = "spell",
  element = "fire",
  price = 50,
  copies = 2,
  modifier = 3,
  cost = 3,
}
