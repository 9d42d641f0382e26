return card {
  kind = "weapon",
  from = "main",
  family = "mace",
  price = 30,
  copies = 2,
  on_play = function(self, hero, dealt) hero:gain_armour(1) end,
}
