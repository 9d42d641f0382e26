return card {
  kind = "attack_spell",
  from = "spell",
  element = "earth",
  price = 60,
  copies = 2,
  modifier = 1,
  cost = 4,

  on_play = function(self, hero, dealt)
    for _, monster in ipairs(hero.monsters) do
      if monster.is_alive then monster:wound(2, "earth") end
    end
  end,
}
