return card {
  kind = "item",
  price = 40,
  copies = 2,

  on_play = function(self, hero, dealt) hero:draw(2) end,
}
