return hero {
  life = 40,
  intelligence = 2,
  level2 = 100,
  level3 = 200,
  levels = {
    { against = { beast = 1, goblin = 1 } },
    { against = { orc = 1, troll = 1, ogre = 1, demon = 1 } },
    { weapons = 1, against = { dragon = 2 } },
  },

  attack_change = function(self, hero, monster, card)
    return hero == self.hero and card.kind == "weapon" and monster.wounds == 0 and 1 or 0
  end,
  on_kill = function(self, hero, monster)
    if hero == self.hero then hero:gain_xp(2) end
  end,
}
