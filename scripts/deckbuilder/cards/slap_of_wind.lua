return card {
  kind = "attack_spell",
  from = "spell",
  element = "air",
  price = 20,
  copies = 3,
  cost = 1,
}
