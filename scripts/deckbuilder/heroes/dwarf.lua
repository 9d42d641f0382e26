return hero {
  life = 45,
  intelligence = 2,
  level2 = 100,
  level3 = 200,
  levels = {
    { berserk_beers = 3, berserk_bonus = 3, armour = 1 },
    { family = { axe = 1, mace = 1 } },
    { armour = 1, resistance = { fire = 2, mind = 2 } },
  },

  when = { price_change = { hero = "own", card = { family = { "axe", "mace" } } } },
  price_change = function(self, hero, card) return -10 end,
}
