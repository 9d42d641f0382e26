return card {
  kind = "money",
  price = 20,
  copies = 2,
  value = 50,

  on_play = function(self, hero, dealt) hero:lose_life(1) end,
}
