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

  price_change = function(self, hero, card)
    local forged = card.family == "axe" or card.family == "mace"
    return hero == self.hero and forged and -10 or 0
  end,
}
