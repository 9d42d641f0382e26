return card {
  kind = "weapon",
  family = "ranged",
  price = 30,
  copies = 2,

  on_play = function(self, hero, dealt)
    if #hero.monsters == 0 then hero:draw(1) end
  end,
}
