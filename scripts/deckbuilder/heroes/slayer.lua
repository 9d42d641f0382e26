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

  when = {
    attack_change = { hero = "own", card = { kind = "weapon" }, monster = { wounds = 0 } },
    on_kill = { hero = "own" },
  },
  attack_change = function(self, hero, monster, card) return 1 end,
  on_kill = function(self, hero, monster) hero:gain_xp(2) end,
}
