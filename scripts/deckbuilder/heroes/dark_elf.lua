return hero {
  life = 35,
  intelligence = 4,
  level2 = 90,
  level3 = 190,
  levels = {
    { family = { knife = 1 }, resistance = { mind = 2 } },
    { spells = { mind = 1 }, family = { knife = 1 } },
    { hand = 1 },
  },

  when = { on_hit = { hero = "own" } },
  on_hit = function(self, hero, monster, dealt) monster:enrage(-1) end,
}
