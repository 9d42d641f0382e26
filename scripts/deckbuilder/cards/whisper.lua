return card {
  kind = "weapon",
  family = "knife",
  price = 60,
  copies = 1,
  modifier = 2,

  on_play = function(self, hero, dealt)
    if dealt >= 5 then hero:draw(1) end
  end,
}
