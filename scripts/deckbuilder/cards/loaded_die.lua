return card {
  kind = "item",
  price = 20,
  copies = 2,

  on_play = function(self, hero, dealt)
    local roll = hero:roll()
    if roll == 1 then
      hero:lose_life(1)
    else
      hero:gain_money(roll == 6 and 40 or 20)
      if roll == 6 then hero:draw(1) end
    end
  end,
}
