return card {
  kind = "defence_spell",
  from = "spell",
  element = "mind",
  price = 40,
  copies = 1,
  value = 4,
  cost = 2,
  armour = 1,
}
