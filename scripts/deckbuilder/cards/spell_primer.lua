return card {
  kind = "scroll",
  from = "scroll",
  price = 20,
  copies = 4,
  intelligence = 3,

  on_play = function(self, hero, dealt) hero:draw(1) end,
}
