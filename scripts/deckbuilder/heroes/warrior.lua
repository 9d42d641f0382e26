-- The attack that is being reckoned is not counted in `attacks` yet.
return hero {
  life = 40,
  intelligence = 2,
  level2 = 100,
  level3 = 200,
  levels = {
    { armour = 1, family = { sword = 1 } },
    { weapons = 1 },
    { armour = 1, reduction = 1 },
  },

  attack_change = function(self, hero, monster, card)
    return hero == self.hero and hero.attacks > 0 and card.kind == "weapon" and 1 or 0
  end,
}
