return card {
  kind = "weapon",
  family = "staff",
  price = 10,
  copies = 2,
  modifier = -1,

  on_play = function(self, hero, dealt) hero:think(1) end,
}
