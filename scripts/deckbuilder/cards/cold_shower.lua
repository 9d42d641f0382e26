return card {
  kind = "attack_spell",
  from = "spell",
  element = "water",
  price = 30,
  copies = 2,
  modifier = 1,
  cost = 2,

  on_play = function(self, hero, dealt)
    for _, monster in ipairs(hero.monsters) do monster:enrage(-1) end
  end,
}
