return hero {
  life = 35,
  intelligence = 4,
  level2 = 90,
  level3 = 190,
  levels = {
    { hand = 1 },
    { family = { ranged = 1 } },
    { family = { ranged = 1 }, spells = { air = 1 } },
  },

  attack_change = function(self, hero, monster, card)
    local far = hero == self.hero and monster.hero ~= hero
    return far and card.family == "ranged" and 1 or 0
  end,
}
