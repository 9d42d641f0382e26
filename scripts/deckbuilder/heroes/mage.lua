return hero {
  life = 30,
  intelligence = 6,
  level2 = 90,
  level3 = 190,
  levels = {
    { armour = 1, family = { staff = 2 } },
    { spells = { none = 1 } },
    { intelligence = 2 },
  },

  can_use = function(self, hero) return hero.hand_count > 0 end,
  on_use = function(self, hero)
    hero:discard(1)
    hero:draw(1)
  end,
}
