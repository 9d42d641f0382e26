-- The later, the bolder: 1 more each round, up to 2; up to 1 if there is a moon.
return adventure_card {
  number = 23,
  xp = 20,
  monsters = { { "small_hour", per_party = { 1, 1 } }, { "small_hour", per_party = { 1, 2 } }, { "wasted_hour", per_party = { 1, 3 } } },
  on_reveal = function(self, turn)
    turn:tell "small.reveal"
    self.state.most = turn.story:has_flag "moon_moved" and 1 or 2
    self.state.late = 0
  end,
  on_round = function(self, turn, round)
    self.state.late = math.min(self.state.most, round - 1)
    turn:tell("small.strikes", turn.hero, round)
  end,
  monster_attack_change = function(self, monster, hero) return self.state.late or 0 end,
}
