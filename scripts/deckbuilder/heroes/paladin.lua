return hero {
  life = 40,
  intelligence = 3,
  level2 = 100,
  level3 = 200,
  levels = {
    { family = { sword = 1 }, against = { undead = 1 } },
    { regeneration = 1 },
    { armour = 2, family = { sword = 1 } },
  },

  when = { on_turn_start = { turn = { hero = "own" } } },
  on_turn_start = function(self, turn)
    local worst, missing = nil, 0
    for _, hero in ipairs(turn.heroes) do
      if hero ~= self.hero and hero.max_life - hero.life > missing then
        worst, missing = hero, hero.max_life - hero.life
      end
    end
    if worst then worst:heal(1) end
  end,
}
