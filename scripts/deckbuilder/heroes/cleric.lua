return hero {
  life = 35,
  intelligence = 4,
  level2 = 90,
  level3 = 190,
  levels = {
    { against = { undead = 2 } },
    { regeneration = 1, resistance = { mind = 1 } },
    { hand = 1 },
  },

  when = { on_turn_start = { turn = { hero = "own" } } },
  on_turn_start = function(self, turn)
    for _, hero in ipairs(turn.heroes) do
      if hero.life * 2 <= hero.max_life then hero:heal(1) end
    end
  end,
  on_fall = function(self, hero)
    if hero == self.hero or self.state.prayed then return end
    self.state.prayed = true
    hero:rise(10)
  end,
}
