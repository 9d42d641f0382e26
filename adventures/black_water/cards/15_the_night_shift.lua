-- From the second round on one clocks in before everybody, unless they sign for it.
local crowd = use "lib/crowd"

return adventure_card {
  number = 15,
  xp = 10,
  monsters = { { "drowned_hand", per_party = { 1, 1 } }, { "flour_rat", per_party = { 1, 2 } } },
  on_reveal = function(self, turn)
    crowd.gather(turn, "bog_hound")
    turn:tell "shift.reveal"
  end,
  on_round = function(self, turn, round)
    if round ~= 2 then return end
    self.state.late = true
    turn:tell "shift.late"
  end,
  on_turn_start = function(self, turn)
    if not self.state.late then return end
    if turn.hero:choose("shift", { "shift.let_in", "shift.sign" }) == 1 then
      turn:place("drowned_hand", turn.hero)
    else
      turn.hero:lose_life(3)
    end
  end,
}
