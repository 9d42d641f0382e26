return card {
  kind = "attack_spell",
  from = "spell",
  element = "fire",
  price = 20,
  copies = 3,
  cost = 1,
}
