return card {
  kind = "item",
  price = 30,
  copies = 2,

  can_play = function(self, hero) return #hero.monsters > 0 end,
  on_play = function(self, hero, dealt)
    for _, monster in ipairs(hero.monsters) do
      if monster.is_alive then monster:wound(1) end
    end
  end,
}
