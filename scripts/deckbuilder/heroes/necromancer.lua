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

  when = { on_kill = { hero = "own" } },
  on_kill = function(self, hero, monster)
    if not self.state.raised then self.state.raised = hero:gain_card "bone_servant" end
  end,
  on_encounter_end = function(self, turn) self.state.raised = nil end,
}
