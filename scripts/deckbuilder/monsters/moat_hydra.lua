return monster {
  life = 10,
  attack = 0,
  xp = 35,
  types = { "beast", "dragon" },
  regeneration = 2,
  resists = { water = 2 },
  loot = { "potion", "potion", { "card", per_party = { 1, 2 } } },

  on_wound = function(self, hero, dealt)
    if dealt >= 4 then self:enrage(-1) end
  end,
}
