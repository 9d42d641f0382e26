return monster {
  life = 7,
  party_life = { 1, 2 },
  attack = 1,
  xp = 30,
  types = { "ogre" },
  heavy = true,
  loot = { "nuggets", "nuggets", { "weapon", per_party = { 1, 3 } } },

  before_attacks = function(self, hero)
    if hero.hand_count > 0 then hero:discard(1) end
  end,
}
