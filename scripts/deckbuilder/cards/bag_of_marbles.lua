return card {
  kind = "item",
  price = 30,
  copies = 2,

  on_play = function(self, hero, dealt)
    for _, monster in ipairs(hero.monsters) do
      if monster.is_alive then monster:wound(1) end
    end
  end,
}
