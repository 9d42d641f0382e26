return card {
  kind = "scroll",
  from = "scroll",
  price = 30,
  copies = 3,

  on_play = function(self, hero, dealt)
    hero:draw(2)
    if hero.hand_count > 0 then hero:discard(1) end
  end,
}
