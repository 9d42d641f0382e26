-- It passes: from the fourth round on everything here attacks with 2 less.
return adventure_card {
  number = 33,
  xp = 20,
  monsters = { { "bad_quarter", per_party = { 2, 3 } }, { "small_hour", per_party = { 1, 1 } } },
  on_reveal = function(self, turn) turn:tell "quarter.reveal" end,
  on_round = function(self, turn, round)
    if round ~= 4 then return end
    self.state.passed = true
    turn:tell "quarter.passes"
  end,
  monster_attack_change = function(self, monster, hero) return self.state.passed and -2 or 0 end,
}
