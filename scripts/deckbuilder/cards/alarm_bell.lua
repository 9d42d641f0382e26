return card {
  kind = "item",
  price = 30,
  copies = 1,

  can_play = function(self, hero) return #hero.monsters > 0 end,
  on_play = function(self, hero, dealt)
    for _, monster in ipairs(hero.monsters) do monster:enrage(-2) end
  end,
}
