return card {
  kind = "attack_spell",
  from = "spell",
  element = "water",
  price = 70,
  copies = 1,
  modifier = 4,
  cost = 4,
}
