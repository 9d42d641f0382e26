return card {
  kind = "item",
  price = 30,
  copies = 1,

  on_play = function(self, hero, dealt)
    for _, monster in ipairs(hero.monsters) do monster:enrage(-2) end
  end,
}
