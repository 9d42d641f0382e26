return card {
  kind = "weapon",
  family = "knife",
  price = 10,
  copies = 2,
  modifier = -1,

  on_play = function(self, hero, dealt) hero:draw(1) end,
}
