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

  when = { attack_change = { hero = "own", card = { kind = "weapon" } } },
  attack_change = function(self, hero, monster, card) return hero.attacks > 0 and 1 or 0 end,
}
