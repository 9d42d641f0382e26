return card {
  kind = "item",
  from = "main",
  price = 60,
  copies = 3,
  on_play = function(self, hero, dealt) hero:draw(3) end,
}
