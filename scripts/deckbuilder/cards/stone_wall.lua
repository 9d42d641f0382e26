return card {
  kind = "defence_spell",
  from = "spell",
  element = "earth",
  price = 30,
  copies = 2,
  value = 6,
  cost = 2,
}
