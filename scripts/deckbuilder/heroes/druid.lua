return hero {
  life = 30,
  intelligence = 5,
  level2 = 90,
  level3 = 190,
  levels = {
    { regeneration = 1 },
    { ally_attack = 1, spells = { earth = 1, water = 1 } },
    { regeneration = 1, resistance = { earth = 2, water = 2 } },
  },

  when = { price_change = { hero = "own", card = { kind = "ally" } }, on_kill = { hero = "own" } },
  price_change = function(self, hero, card) return -20 end,
  on_kill = function(self, hero, monster)
    for _, other in ipairs(hero.monsters) do
      if other ~= monster then other:enrage(-1) end
    end
  end,
}
