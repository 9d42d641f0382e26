-- From the second round on another one clocks in each round, unless somebody signs for it.
return adventure_card {
  number = 15,
  xp = 10,
  monsters = { { "drowned_hand", per_party = { 1, 1 } }, { "flour_rat", per_party = { 1, 2 } } },
  on_reveal = function(self, turn) turn:tell "shift.reveal" end,
  on_round = function(self, turn, round)
    if round == 1 then return end
    turn:tell("shift.late", turn.hero)
    if turn.hero:choose("shift", { "shift.let_in", "shift.sign" }) == 1 then
      turn:place("drowned_hand", turn.hero)
    else
      turn.hero:lose_life(2)
    end
  end,
}
