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
    if self.state.raised then return end
    self.state.raised = true
    self.state.none_left = not hero:gain_card "bone_servant"
  end,
  on_encounter_end = function(self, turn)
    if self.state.none_left then turn:tell("necromancer.none_left", self.hero) end
    self.state.raised, self.state.none_left = nil, nil
  end,
}
