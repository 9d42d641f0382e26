return card {
  kind = "food",
  from = "food",
  price = 0,
  copies = 4,

  on_play = function(self, hero, dealt) hero:think(1) end,
}
