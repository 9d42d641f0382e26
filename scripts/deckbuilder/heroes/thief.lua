return hero {
  life = 35,
  intelligence = 3,
  level2 = 90,
  level3 = 190,
  levels = { { dodge = 1, swap = 1 }, { family = { knife = 1 } }, { swap = 1, hand = 1 } },

  when = { on_kill = { hero = "own" } },
  on_kill = function(self, hero, monster) hero:gain_money(10) end,
}
