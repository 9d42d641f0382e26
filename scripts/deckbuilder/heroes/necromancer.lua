return hero {
  life = 30,
  intelligence = 5,
  level2 = 90,
  level3 = 190,
  levels = {
    { drain = 1, ally_attack = 1 },
    { spells = { mind = 1 }, against = { human = 1 } },
    { ally_attack = 1, intelligence = 1 },
  },

  on_kill = function(self, hero, monster)
    if hero ~= self.hero or self.state.raised then return end
    self.state.raised = hero:gain_card "bone_servant"
  end,
  on_encounter_end = function(self, turn) self.state.raised = nil end,
}
