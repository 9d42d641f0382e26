return card {
  kind = "beer",
  from = "beer",
  price = 20,
  copies = 6,
  value = 2,
  intelligence = -1,

  on_play = function(self, hero, dealt) hero:draw(1) end,
}
