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

  when = { attack_change = { hero = "own", card = { family = "ranged" } } },
  attack_change = function(self, hero, monster, card) return monster.hero ~= hero and 1 or 0 end,
}
