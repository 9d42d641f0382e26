-- The boss: 4 life and 6 more for every hero. Below half of it he calls a rat, once.
return boss {
  life = 4,
  party_life = { 6, 1 },
  attack = 0,
  heavy = true,
  xp = 20,
  xp_all = 20,
  loot = { { "card", per_party = 1 }, "nuggets" },

  on_reveal = function(self, turn)
    turn:tell "keeper.comes"
    self.state.half = self.life // 2
  end,
  on_turn_start = function(self, turn)
    if self.state.called or self.life > (self.state.half or 0) then return end
    self.state.called = true
    turn:place("gate_rat", turn.hero)
    turn:tell("keeper.calls", turn.hero)
  end,
}
