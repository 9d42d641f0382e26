return hero {
  life = 35,
  intelligence = 5,
  level2 = 90,
  level3 = 190,
  levels = {
    { spells = { fire = 1 }, resistance = { fire = 2 } },
    { spells = { fire = 1 } },
    { weapons = 1, intelligence = 1 },
  },

  can_use = function(self, hero) return hero.intelligence >= 2 and #hero.monsters > 0 end,
  on_use = function(self, hero)
    hero:think(-2)
    local monster = hero:choose_monster "red_mage"
    if monster then monster:wound(1, "fire") end
  end,
}
