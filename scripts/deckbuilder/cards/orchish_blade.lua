return card {
  kind = "weapon",
  family = "knife",
  price = 30,
  copies = 2,
  discards = 1,

  on_play = function(self, hero, dealt) hero:gain_money(10) end,
}
