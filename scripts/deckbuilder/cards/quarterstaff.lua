return card {
  kind = "weapon",
  family = "staff",
  price = 40,
  copies = 2,
  modifier = 1,

  on_play = function(self, hero, dealt) hero:gain_armour(2) end,
}
