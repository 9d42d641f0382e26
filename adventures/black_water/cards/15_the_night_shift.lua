-- Every second round another one clocks in.
return adventure_card {
  number = 15,
  xp = 10,
  monsters = { { "drowned_hand", per_party = { 1, 1 } }, { "flour_rat", per_party = { 1, 2 } } },
  on_reveal = function(self, turn) turn:tell "shift.reveal" end,
  on_round = function(self, turn, round)
    if round % 2 == 0 then
      turn:tell("shift.late", turn.hero)
      turn:place("drowned_hand", turn.hero)
    end
  end,
}
