return hero {
  life = 45,
  intelligence = 1,
  level2 = 100,
  level3 = 200,
  levels = {
    { berserk_beers = 2, berserk_bonus = 3 },
    { weapons = 1 },
    { berserk_bonus = 1, reduction = 1 },
  },

  when = { on_kill = { hero = "own" } },
  on_kill = function(self, hero, monster)
    if hero.berserk then hero:heal(2) end
  end,
}
