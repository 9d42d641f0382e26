return card {
  kind = "weapon",
  family = "axe",
  price = 80,
  copies = 1,
  modifier = 3,
  heavy = true,

  on_play = function(self, hero, dealt)
    for _, monster in ipairs(hero.monsters) do monster:enrage(-1) end
  end,
}
